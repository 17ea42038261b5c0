import { globSync, readdirSync } from 'node:fs'
import { expectedPaths } from '#e2e/support/crawl'
import { getAssetBytes, countGzipBytes } from '#e2e/support/page-weight'
import { waitForRenewedPage } from '#e2e/support/wait-for-renewed-page'
import { startSite } from '#e2e/support/site'
import { expect, revalidateSite, revalidateSecret, test } from '#e2e/support/test'
import { content } from '#e2e/support/content'
import { indexedPages, pathTo } from '#lib/i18n/routes'
import { articleSlugs, exampleSlug } from '#e2e/support/pages'

/** Pages that a shared cache, such as a CDN in front of the site, may store. */
const pages = [
  ...indexedPages.map((page) => pathTo('ua', page)),
  pathTo('en', 'article', { slug: exampleSlug }),
  pathTo('ua', 'doctor', { slug: content.doctors[0]?.id ?? '' }),
]

test('caches may store pages, and an unchanged page is not sent again @slow', async ({
  request,
  site,
}) => {
  for (const path of pages) {
    await test.step(path, async () => {
      await waitForRenewedPage(site.url, path)
      const first = await request.get(path)
      expect(first.headers()['cache-control']).toMatch(
        /^s-maxage=300, stale-while-revalidate=86100$/,
      )
      expect(first.headers()['vary']).not.toMatch(/cookie|accept-language|\*/i)
      expect(first.headers()['set-cookie']).toBeUndefined()
      const etag = first.headers()['etag'] ?? ''
      expect(etag).toMatch(/^"\w+"$/)
      const again = await request.get(path, { headers: { 'If-None-Match': etag } })
      expect(again.status()).toBe(304)
      expect(await again.body()).toHaveLength(0)
      expect(again.headers()['etag']).toBe(etag)
      expect((await request.get(path, { headers: { 'If-None-Match': '"other"' } })).status()).toBe(
        200,
      )
    })
  }
})

test('soon after the start every page is in the cache, and is rendered once until its content changes @slow', async () => {
  const site = await startSite({ REVALIDATE_SECRET: revalidateSecret })
  const slugs = [...articleSlugs]
  // Each call requests an article for the first time. An `age` above 0 then proves that the site
  // has cached the page before any visitor requested it.
  const getAge = async () => {
    const path = pathTo('en', 'article', { slug: slugs.shift() ?? '' })
    return Number(
      (await fetch(site.url + path, { headers: { 'Accept-Encoding': 'br' } })).headers.get('age'),
    )
  }
  await expect.poll(getAge, { intervals: [2000] }).toBeGreaterThan(0)
  const headers = { Authorization: `Bearer ${revalidateSecret}` }
  await revalidateSite(site.url)
  const made: (string | null)[] = []
  for (const path of [...expectedPaths, ...expectedPaths])
    made.push((await fetch(site.url + path, { headers })).headers.get('x-nextjs-cache'))
  expect(new Set(made.slice(expectedPaths.length))).toEqual(new Set(['HIT']))
  await site.stop()
})

test('pages are compressed by Brotli for clients that accept it, smaller than by gzip and with the same content', async ({
  request,
  site,
}) => {
  for (const path of pages) {
    await test.step(path, async () => {
      await waitForRenewedPage(site.url, path)
      const fetchAs = (encodings: string) =>
        request.get(path, { headers: { 'Accept-Encoding': encodings } })
      const [gzip, brotli] = await Promise.all([fetchAs('gzip'), fetchAs('gzip, deflate, br')])
      expect([gzip, brotli].map((each) => each.headers()['content-encoding'])).toEqual([
        'gzip',
        'br',
      ])
      expect((await brotli.body()).equals(await gzip.body())).toBe(true)
      // The requests above have put the page into the cache. The site sends a cached page with a
      // Content-Length, which is the compressed size.
      const { headers } = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'br' } })
      expect(Number(headers.get('content-length'))).toBeLessThan(
        0.95 * countGzipBytes(await gzip.body()),
      )
      expect(brotli.headers()).toMatchObject({
        'content-security-policy': gzip.headers()['content-security-policy'],
        'cache-control': gzip.headers()['cache-control'],
        vary: gzip.headers()['vary'],
      })
    })
  }
})

test('campaign links get the cached page, and redirects keep the query', async ({
  request,
  site,
}) => {
  const getAges = async (path: string) => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => request.get(path, { maxRedirects: 0 })),
    )
    return responses.filter((response) => response.headers()['age'] !== undefined).length
  }
  const campaign = 'utm_source=g&gclid=1&fbclid=%D1%97'
  for (const path of pages) {
    await waitForRenewedPage(site.url, path)
    const plain = await request.get(path)
    const linked = await request.get(`${path}?${campaign}`)
    expect((await linked.body()).equals(await plain.body()), path).toBe(true)
    expect(await getAges(`${path}?${campaign}`), path).toBeGreaterThan(10)
  }
  for (const [from, to] of [
    [`/check-up?${campaign}`, `/ua/check-up?${campaign}`],
    [`/ua/Blog?${campaign}`, `/ua/blog?${campaign}`],
    [
      '/ua/Blog?utm_source=a&amp;utm_medium=b?fbclid=c',
      '/ua/blog?utm_source=a&utm_medium=b&fbclid=c',
    ],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.headers()['location']).toBe(to)
  }
})

/** The addresses of the scripts in the HTML of a page. */
function findScripts(html: string): string[] {
  return [
    ...new Set([...html.matchAll(/(?<=")\/_next\/static\/[^"\\ ]+\.js(?=")/g)].map(([url]) => url)),
  ]
}

test('scripts, styles and API responses are compressed; versioned files are fetched once; personal responses are not cached', async ({
  request,
}) => {
  const scripts = findScripts(await (await request.get('/ua')).text())
  expect(scripts).not.toHaveLength(0)
  // These style sheets belong to the desk. Public pages have their styles in the HTML.
  const styles = globSync('.next/static/**/*.css').map((file) => file.replace('.next/', '/_next/'))
  expect(styles).not.toHaveLength(0)
  const assets = [...scripts, ...styles]
  // Files of at most 1,024 bytes are not tested, because the compression of small files saves
  // little.
  const large = assets.filter((url) => getAssetBytes(url) > 1024)
  for (const path of [...large, '/sitemap.xml', '/api/ua/blog', `/api/ua/post/${exampleSlug}`])
    for (const encoding of ['br', 'gzip']) {
      const response = await request.get(path, { headers: { 'Accept-Encoding': encoding } })
      expect(`${path} ${response.headers()['content-encoding'] ?? ''}`).toBe(`${path} ${encoding}`)
      expect(response.headers()['vary']).toContain('Accept-Encoding')
    }
  const fonts = readdirSync('public/fonts').filter((name) => name.endsWith('.woff2'))
  expect(fonts).not.toHaveLength(0)
  for (const url of [...assets, ...fonts.map((name) => `/fonts/${name}`)]) {
    const { 'cache-control': kept = '' } = (await request.get(url)).headers()
    expect(`${url} ${kept}`).toMatch(/ public,\s?max-age=31536000,\s?immutable$/)
  }
  for (const url of ['/favicon.ico', '/icons/icon.svg'])
    expect((await request.get(url)).headers()['cache-control']).toBe('public, max-age=86400')
  for (const url of ['/', '/ua/sign-up'])
    expect((await request.get(url, { maxRedirects: 0 })).headers()['cache-control']).toMatch(
      /private.*no-store/,
    )
})
