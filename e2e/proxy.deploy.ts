import { createServer, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { makeBuildCurrent } from '#e2e/support/current-build'
import { startPostgres, type Postgres } from '#e2e/support/postgres'
import { startProvider } from '#e2e/support/provider-stub'
import { noNginx, startProxy, type Proxy } from '#e2e/support/proxy'
import { renewedPage } from '#e2e/support/renewed-page'
import { startSite, type Site } from '#e2e/support/site'
import { until } from '#e2e/support/until'
import { failed, startVisitors } from '#e2e/support/visitors'
import { pathTo } from '#lib/i18n/routes'

// eslint-disable-next-line playwright/no-skipped-test -- where there is no nginx there is nothing to try
test.skip(noNginx !== undefined, noNginx)

test.beforeAll(makeBuildCurrent)

/** What a test started for itself. */
let started: { stop: () => Promise<void> }[] = []

test.afterEach(async () => {
  for (const each of started) await each.stop()
  started = []
})

/** An instance that says how often it was asked, and what others may do with it; perhaps without the files of a build. */
async function startStub(hasFiles = true) {
  const asked: { path: string; headers: IncomingHttpHeaders }[] = []
  const stub = { url: '', asked, stop, cacheControl: 's-maxage=300, stale-while-revalidate=86100' }
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers })
    if (!hasFiles && request.url?.startsWith('/_next/static/')) response.statusCode = 404
    response.setHeader('Cache-Control', stub.cacheControl)
    response.setHeader('Vary', 'rsc, Accept-Encoding').end(String(asked.length))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  stub.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  async function stop(): Promise<void> {
    // Calls back with an error when it is closed already.
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  started.push(stub)
  return stub
}

test('a page is renewed after a second, and shown as it was while all instances are away; no upgrade reaches them', async () => {
  const stub = await startStub()
  const proxy = await startProxy([stub.url, stub.url])
  started.push(proxy)
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const { body, headers: received } = await proxy.ask(path, { headers })
    return `${received['x-cache']?.toString() ?? ''} ${body.toString()}`
  }
  const first = await ask('/ua', {
    'Accept-Encoding': 'deflate, gzip;q=0.5, br',
    Connection: 'Upgrade',
    Upgrade: 'h2c',
  })
  const { headers } = stub.asked.at(-1) ?? {}
  expect(headers).toMatchObject({ 'accept-encoding': 'br', 'x-forwarded-for': '127.0.0.1' })
  expect(headers).not.toHaveProperty('upgrade')
  expect(first).toMatch(/^MISS/)
  expect(await ask('/ua', { 'Accept-Encoding': 'br;q=0.1' })).toMatch(/^(HIT|EXPIRED)/)
  expect(await ask('/ua', { 'Accept-Encoding': 'br;q=0, gzip' })).toMatch(/^MISS/)
  expect(await ask('/ua', { 'Accept-Encoding': 'gzip;q=1.0' })).toMatch(/^(HIT|EXPIRED)/)

  // Nobody is shown a page that is older than its second while the site answers.
  await until(async () => (await ask('/ua', { 'Accept-Encoding': 'br' })).startsWith('EXPIRED'))
  expect((await ask('/ua', { 'Accept-Encoding': 'br' })).replace(/^\w+ /, '')).toBe(String(stub.asked.length))
  await stub.stop()
  await until(async () => (await ask('/ua', { 'Accept-Encoding': 'br' })).startsWith('STALE'))
  expect((await proxy.ask('/en')).status).toBe(502)
})

test('plain http leads to the same path by https', async () => {
  const stub = await startStub()
  const proxy = await startProxy([stub.url, stub.url])
  started.push(proxy)
  const response = await fetch(`${proxy.httpUrl}/ua/blog?page=2`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, 'https://127.0.0.1/ua/blog?page=2'])
})

test('in the middle of an update a file comes from the instance that has it', async () => {
  const stubs = [await startStub(), await startStub(false)] as const
  const proxy = await startProxy([stubs[0].url, stubs[1].url])
  started.push(proxy)
  for (const name of ['a', 'b', 'c', 'd']) expect((await proxy.ask(`/_next/static/${name}.js`)).status).toBe(200)
})

test('what the site lets nobody keep is asked for each time, what it lets others keep says how long', async () => {
  const stub = await startStub()
  stub.cacheControl = 'private, no-cache, no-store, max-age=0, must-revalidate'
  const proxy = await startProxy([stub.url, stub.url])
  started.push(proxy)
  const ask = async () => {
    const { headers, body } = await proxy.ask('/ua')
    return [headers['x-cache'], headers['cache-control'], body.toString()]
  }
  const own = stub.asked.length
  expect([await ask(), await ask()]).toEqual([1, 2].map((more) => ['MISS', stub.cacheControl, String(own + more)]))
})

test('after a call of /api/revalidate the next visitor through nginx sees the new page in two seconds', async () => {
  const provider = await startProvider()
  const secret = 'a-secret-of-editors'
  const site = await startSite({ API_URL: provider.url, REVALIDATE_SECRET: secret })
  const proxy = await startProxy([site.url, site.url])
  started.push(proxy, site, { stop: () => provider.close() })
  const path = pathTo('ua', 'article', { slug: 'provider-post-1' })
  const page = async () => (await proxy.ask(path)).body.toString()
  await until(async () => (await proxy.ask(path)).headers['x-cache'] === 'HIT')
  const titles = ['Перша зміна', 'Друга зміна', 'Третя зміна']
  for (const title of titles) {
    for (const post of provider.posts) if (post.slug === 'provider-post-1') post.title.uk = title
    const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ language: 'uk', slug: 'provider-post-1' })
    expect((await proxy.ask('/api/revalidate', { method: 'POST', headers, body })).status).toBe(200)
    const told = performance.now()
    await until(async () => (await page()).includes(title))
    // nginx counts whole seconds: what is kept for one is asked for anew within two; then it is answered.
    expect(performance.now() - told).toBeLessThan(2500)
  }
})

test.describe('two instances on one database', () => {
  let postgres: Postgres
  let sites: [Site, Site]
  let proxy: Proxy

  test.beforeAll(async () => {
    postgres = await startPostgres()
    const settings = { DATABASE_URL: await postgres.createDatabase() }
    sites = [await startSite(settings), await startSite(settings)]
    proxy = await startProxy([sites[0].url, sites[1].url])
  })

  test.afterAll(async () => {
    await proxy.stop()
    for (const site of sites) await site.stop()
    await postgres.remove()
  })

  /** `HIT` also for what is in the cache and was renewed, as a page is after a second. */
  const cacheOf = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: received } = await proxy.ask(path, { headers })
    return [status, received['x-cache']?.toString().replace(/^(EXPIRED|REVALIDATED|UPDATING)$/, 'HIT')]
  }

  test('a page comes from the cache in the encoding asked for, whatever campaign led to it', async () => {
    // Next writes other comments into a page that is renewed than into one of the build.
    for (const { url } of sites) await renewedPage(url, '/ua')
    const as = (encoding: string) => proxy.ask('/ua?utm_source=x&gclid=1', { headers: { 'Accept-Encoding': encoding } })
    const [brotli, gzip, plain] = [await as('gzip, deflate, br, zstd'), await as('gzip'), await as('identity')]
    const page = plain.body.toString()
    expect(page).toContain('<html lang="uk"')
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect([brotliDecompressSync(brotli.body), gunzipSync(gzip.body)].map(String)).toEqual([page, page])
    for (const path of ['/ua', '/ua?utm_source=y', '/ua?anything']) expect(await cacheOf(path)).toEqual([200, 'HIT'])

    expect(await cacheOf('/en/blog')).toEqual([200, 'MISS'])
    expect(await cacheOf('/en/blog?fbclid=1')).toEqual([200, 'HIT'])
    for (const query of ['page=2', 'p%61ge=2', 'utm_source=x&page=2'])
      expect((await proxy.ask(`/en/blog?${query}`)).headers.location, query).toMatch(/^\/en\/blog\/page\/2/)
    expect(await cacheOf('/en/blog?PAGE=2')).toEqual([200, 'HIT'])
    expect(await cacheOf('/en/blog')).toEqual([200, 'HIT'])
  })

  test('the sitemap, feeds, pictures and files of the build come from the cache, and say how long to keep them', async () => {
    const script = /"(\/_next\/static\/[^"]+\.js)"/.exec((await proxy.ask('/ua')).body.toString())?.[1] ?? ''
    for (const [path, control] of [
      ['/sitemap.xml', /^public, max-age=300$/],
      ['/ua/feed.xml', /s-maxage=300/],
      ['/covers/DASH-diet.svg', /^public, max-age=86400$/],
      ['/images/services.svg', /^public, max-age=86400$/],
      [script, /^public,.*immutable$/],
    ] as const) {
      const { status, headers } = await proxy.ask(`${path}?utm_source=x`)
      expect([path, status, headers['cache-control']]).toEqual([path, 200, expect.stringMatching(control)])
      expect([path, ...(await cacheOf(path))]).toEqual([path, 200, 'HIT'])
    }
  })

  test('redirects, the form and the API are never cached; a 404 is', async () => {
    for (const [path, status] of [
      ['/', 307],
      ['/fr/blog', 307],
      ['/ua/Blog', 308],
      ['/ua//blog', 308],
      ['/ua/sign-up?order=x', 200],
    ] as const) {
      expect(await cacheOf(path), path).toEqual([status, 'MISS'])
      expect(await cacheOf(path), path).toEqual([status, 'MISS'])
    }
    expect(await cacheOf('/api/ua/blog')).toEqual([200, undefined])
    expect(await cacheOf('/ua/nope')).toEqual([404, 'MISS'])
    expect(await cacheOf('/ua/nope?utm_source=x')).toEqual([404, 'HIT'])
    // They do not wait for one another either.
    const started = performance.now()
    await Promise.all(Array.from({ length: 20 }, () => proxy.ask('/')))
    expect(performance.now() - started).toBeLessThan(3000)
  })

  test('what is no plain request for a page neither gets its copy nor becomes it', async () => {
    const apart: Record<string, string>[] = [
      { RSC: '1' },
      { 'Next-Router-State-Tree': 'x' },
      { Range: 'bytes=0-9' },
      { Authorization: 'Basic x' },
      { Cookie: '__prerender_bypass=x' },
    ]
    for (const headers of apart) expect((await cacheOf('/en/check-up', headers))[1]).toBe('BYPASS')
    const page = await proxy.ask('/en/check-up')
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(page.headers['x-cache']).toBe('MISS')
    for (const headers of apart) expect((await cacheOf('/en/check-up', headers))[1]).toBe('BYPASS')
    expect(await cacheOf('/en/check-up', { Cookie: 'lang=ua' })).toEqual([200, 'HIT'])
  })

  test('an update, one instance after the other, fails no visitor', async () => {
    const endVisitors = startVisitors(proxy)
    for (const site of sites) {
      expect(await site.end('SIGTERM')).toBe(0)
      await site.start()
    }
    const { counts } = await endVisitors()
    expect(failed(counts, / (0|5\d\d)$/), JSON.stringify(counts)).toBe(0)
    expect(counts['/api/subscribe 201']).toBeGreaterThan(0)
  })

  test('an instance that is killed takes down only what it was just answering', async () => {
    const endVisitors = startVisitors(proxy)
    for (const site of sites) {
      await site.end('SIGKILL')
      await site.start()
    }
    const { counts } = await endVisitors()
    expect(failed(counts, / 5\d\d$/), JSON.stringify(counts)).toBe(0)
    // A body cut short: one of each of the ten visitors' at the most, each time.
    expect(failed(counts, / 0$/)).toBeLessThanOrEqual(20)
  })
})
