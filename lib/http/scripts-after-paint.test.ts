import { scriptsAfterPaint } from '#lib/http/scripts-after-paint'

const page = (head: string) =>
  `<html><head><meta/>${head}<link rel="stylesheet" href="/a.css"/></head><p>Їжа</p></html>`
const next = [
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/c.js" integrity="sha256-c="/>',
  '<script src="/_next/a.js" async="" integrity="sha256-a="></script>',
  '<script src="/_next/b.js" async=""></script>',
  '<script src="/_next/c.js" integrity="sha256-c=" async=""></script>',
]
it('asks for Next’s scripts, in their order and with their hashes, from a script ahead of the styles', () => {
  const html = scriptsAfterPaint(page(next.join('')))
  const inline = /<script>\{const scripts=(\[.*?\]);.*?<\/script>/.exec(html)
  expect(JSON.parse(inline?.[1] ?? '')).toEqual([
    ['/_next/a.js', 'sha256-a='],
    ['/_next/b.js', ''],
    ['/_next/c.js', 'sha256-c='],
  ])
  expect(html).toBe(page(inline?.[0] ?? ''))
})

it('leaves a page as it is that has no such scripts', () => {
  expect(scriptsAfterPaint(page(''))).toBe(page(''))
})
