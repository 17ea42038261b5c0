import { readdirSync } from 'node:fs'
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

test('what carries its version in the name is fetched once; what is one visitor’s own is kept by nobody', async ({
  request,
}) => {
  const html = await (await request.get('/ua')).text()
  const assets = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, url]) => url ?? '')
  expect(assets.some((url) => url.endsWith('.js')) && assets.some((url) => url.endsWith('.css'))).toBe(true)
  const fonts = readdirSync('public/fonts').filter((name) => name.endsWith('.woff2'))
  expect(fonts).not.toHaveLength(0)
  for (const url of new Set([...assets, ...fonts.map((name) => `/fonts/${name}`)])) {
    const { 'cache-control': kept = '' } = (await request.get(url)).headers()
    expect(`${url} ${kept}`).toMatch(/ public,\s?max-age=31536000,\s?immutable$/)
  }
  for (const url of ['/favicon.ico', '/icons/icon.svg'])
    expect((await request.get(url)).headers()['cache-control']).toBe('public, max-age=86400')
  for (const url of ['/', '/ua/sign-up'])
    expect((await request.get(url, { maxRedirects: 0 })).headers()['cache-control']).toMatch(/private.*no-store/)
})
