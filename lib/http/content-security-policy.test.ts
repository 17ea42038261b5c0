import { createHash } from 'node:crypto'
import { contentSecurityPolicy, inlineSources } from '#lib/http/content-security-policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const site = { isSecure: true, hasProvider: false }

it('allows exactly the inline scripts, styles and style attributes of the page, each once', () => {
  const html = `<p style="left:1%">Їжа</p><b style="left:1%"></b><script>let a = '<і>'</script>
    <script src="/a.js" async=""></script><script id="x" data-a="b">go()</script><script>let a = '<і>'</script>
    <style>b{left:0}</style>`
  expect(inlineSources(html)).toEqual({
    scripts: [hash(`let a = '<і>'`), hash('go()')],
    styles: [hash('b{left:0}')],
    styleAttributes: [hash('left:1%')],
  })
})

it('lets nothing run or load but the site’s own', () => {
  const policy = contentSecurityPolicy({
    scripts: [hash('a')],
    styles: [hash('b')],
    styleAttributes: [hash('c')],
    site,
  })
  expect(policy).toContain(`script-src 'self' ${hash('a')};`)
  expect(policy).toContain(`style-src 'self' ${hash('b')} 'unsafe-hashes' ${hash('c')};`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('upgrade-insecure-requests')
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|https:/)
})

it('allows no style attribute by a style’s hash', () => {
  expect(contentSecurityPolicy({ styles: [hash('b')], site })).toContain(`style-src 'self' ${hash('b')};`)
})

it('shows pictures of other addresses only for articles of a provider', () => {
  expect(contentSecurityPolicy({ site: { isSecure: false, hasProvider: true } })).toContain(
    "img-src 'self' data: https:;",
  )
})
