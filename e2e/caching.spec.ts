import { readdirSync } from 'node:fs'
import { gzipBytes } from '#e2e/support/page-weight'
import { expect, test } from '#e2e/support/test'

/** Pages that a cache in front of the site may keep. */
const pages = ['/ua', '/en', '/ua/blog', '/ua/article/DASH-diet', '/en/check-up', '/ua/privacy-policy']

test('pages are kept by caches, and an unchanged one is not sent again', async ({ request }) => {
  for (const path of pages) {
    await test.step(path, async () => {
      const first = await request.get(path)
      expect(first.headers()['cache-control']).toMatch(/^s-maxage=300, stale-while-revalidate=\d+$/)
      expect(first.headers()['vary']).not.toMatch(/cookie|accept-language|\*/i)
      expect(first.headers()['set-cookie']).toBeUndefined()
      const etag = first.headers()['etag'] ?? ''
      expect(etag).toMatch(/^"\w+"$/)
      const again = await request.get(path, { headers: { 'If-None-Match': etag } })
      expect(again.status()).toBe(304)
      expect(await again.body()).toHaveLength(0)
      expect(again.headers()['etag']).toBe(etag)
      expect((await request.get(path, { headers: { 'If-None-Match': '"other"' } })).status()).toBe(200)
    })
  }
})

test('pages come compressed by Brotli to who takes it, smaller than by gzip and the same', async ({ request }) => {
  for (const path of pages) {
    await test.step(path, async () => {
      const as = (encodings: string) => request.get(path, { headers: { 'Accept-Encoding': encodings } })
      // The first visitor of a page gets it by gzip: it is compressed meanwhile.
      await expect.poll(async () => (await as('gzip, deflate, br')).headers()['content-encoding']).toBe('br')
      const [gzip, brotli] = await Promise.all([as('gzip'), as('gzip, deflate, br')])
      expect(gzip.headers()['content-encoding']).toBe('gzip')
      expect((await brotli.body()).equals(await gzip.body())).toBe(true)
      expect(Number(brotli.headers()['content-length'])).toBeLessThan(0.95 * gzipBytes(await gzip.body()))
      expect(brotli.headers()).toMatchObject({
        'content-security-policy': gzip.headers()['content-security-policy'],
        'cache-control': gzip.headers()['cache-control'],
        vary: gzip.headers()['vary'],
      })
    })
  }
})

test('addresses that are missing share the page of their language, compressed once', async ({ request }) => {
  let asked = 0
  const missing = (language: string, encodings: string) =>
    request.get(`/${language}/nothing-${asked++}?query=${asked}`, { headers: { 'Accept-Encoding': encodings } })
  for (const [language, other] of [
    ['ua', 'en'],
    ['en', 'ua'],
  ] as const) {
    // The page is made anew after its first visitor, and compressed anew with it.
    await expect(async () => {
      const [kept, gzip, foreign] = await Promise.all([
        missing(language, 'gzip, deflate, br'),
        missing(language, 'gzip'),
        missing(other, 'gzip'),
      ])
      expect(kept.status()).toBe(404)
      expect([kept.headers()['content-encoding'], gzip.headers()['content-encoding']]).toEqual(['br', 'gzip'])
      expect((await kept.body()).equals(await gzip.body())).toBe(true)
      expect((await kept.body()).equals(await foreign.body())).toBe(false)
      for (const name of ['content-security-policy', 'cache-control', 'vary', 'content-type', 'etag'])
        expect([name, kept.headers()[name]]).toEqual([name, gzip.headers()[name]])
    }).toPass({ timeout: 10_000 })
  }
})

/** Scripts and styles a page names. */
function assetsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/"(\/_next\/static\/[^"\\]+\.(?:js|css))"/g)].map(([, url]) => url ?? ''))]
}

test('scripts and styles come compressed by Brotli to who takes it, smaller than by gzip and the same', async ({
  request,
}) => {
  for (const url of assetsIn(await (await request.get('/ua')).text())) {
    await test.step(url, async () => {
      const as = (encodings: string) => request.get(url, { headers: { 'Accept-Encoding': encodings } })
      const [plain, gzip, brotli] = await Promise.all([
        as('identity'),
        as('gzip, br;q=0'),
        as('gzip, deflate, br, zstd'),
      ])
      expect(brotli.headers()).toMatchObject({
        'content-encoding': 'br',
        'content-type': plain.headers()['content-type'],
        'cache-control': plain.headers()['cache-control'],
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      })
      expect(gzip.headers()['content-encoding']).not.toBe('br')
      expect((await brotli.body()).equals(await plain.body())).toBe(true)
      expect(Number(brotli.headers()['content-length'])).toBeLessThan(gzipBytes(await plain.body()))
    })
  }
})

test('what carries its version in the name is fetched once; what is one visitor’s own is kept by nobody', async ({
  request,
}) => {
  const html = await (await request.get('/ua')).text()
  const assets = assetsIn(html)
  expect(assets.some((url) => url.endsWith('.js')) && assets.some((url) => url.endsWith('.css'))).toBe(true)
  const fonts = readdirSync('public/fonts').filter((name) => name.endsWith('.woff2'))
  expect(fonts).not.toHaveLength(0)
  for (const url of [...assets, ...fonts.map((name) => `/fonts/${name}`)]) {
    const { 'cache-control': kept = '' } = (await request.get(url)).headers()
    expect(`${url} ${kept}`).toMatch(/ public,\s?max-age=31536000,\s?immutable$/)
  }
  for (const url of ['/favicon.ico', '/icons/icon.svg'])
    expect((await request.get(url)).headers()['cache-control']).toBe('public, max-age=86400')
  for (const url of ['/', '/ua/sign-up'])
    expect((await request.get(url, { maxRedirects: 0 })).headers()['cache-control']).toMatch(/private.*no-store/)
})
