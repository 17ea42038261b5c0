import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterPaint } from '#lib/http/after-paint'

const home = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'after-paint-'))
const styles = '.a{color:red}'

beforeAll(() => {
  mkdirSync(join(folder, '.next/static/chunks'), { recursive: true })
  writeFileSync(join(folder, '.next/static/chunks/a.css'), styles)
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

const stylesheet = (file: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${file}.css" data-precedence="next"/>`
const manifest = '<link rel="manifest" href="/manifest.webmanifest"/>'
const font = '<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin="" type="font/woff2"/>'
const next = [
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/c.js" integrity="sha256-c="/>',
  '<script src="/_next/a.js" async="" integrity="sha256-a="></script>',
  '<script src="/_next/b.js" async=""></script>',
  '<script src="/_next/c.js" integrity="sha256-c=" async=""></script>',
].join('')
const page = (head: string) => `<html><head><meta/>${head}</head><p>Їжа</p></html>`

/** The page's inline script and what else there is of it. */
function parts(html: string) {
  const inline = /<script>\{const scripts=(\[.*?\]),links=(\[.*?\]);.*?<\/script>/.exec(html)
  return {
    scripts: JSON.parse(inline?.[1] ?? '') as unknown,
    links: JSON.parse(inline?.[2] ?? '') as unknown,
    before: html.slice(0, inline?.index),
    after: html.slice((inline?.index ?? 0) + (inline?.[0].length ?? 0)),
  }
}

it('asks for Next’s scripts, in their order and with their hashes, and for the manifest from a script ahead of all else', () => {
  expect(parts(afterPaint(page(font + next + manifest)))).toEqual({
    scripts: [
      ['/_next/a.js', 'sha256-a='],
      ['/_next/b.js', ''],
      ['/_next/c.js', 'sha256-c='],
    ],
    links: [manifest],
    before: '<html><head><meta/>',
    after: `${font}</head><p>Їжа</p></html>`,
  })
})

it('brings the styles within the page, and leaves their link there without its being fetched', () => {
  const { after } = parts(afterPaint(page(stylesheet('a') + next)))
  expect(after).toBe(
    `<style>${styles}</style>${stylesheet('a').replace('/>', ' disabled=""/>')}</head><p>Їжа</p></html>`,
  )
})

it('leaves a link to styles it cannot read as it is', () => {
  expect(parts(afterPaint(page(stylesheet('missing') + next))).after).toContain(stylesheet('missing'))
})

it('leaves a page as it is that has no such scripts', () => {
  expect(afterPaint(page(stylesheet('a') + manifest))).toBe(page(stylesheet('a') + manifest))
})
