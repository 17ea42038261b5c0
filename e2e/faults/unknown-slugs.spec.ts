import type { APIRequestContext } from '@playwright/test'
import { providerTest as test } from '#e2e/support/provider-site'
import { startProvider } from '#e2e/support/provider-stub'
import { getRawStatus, sendRawGet } from '#e2e/support/raw-request'
import { startSite } from '#e2e/support/site'
import { expect, getTranslator, revalidateSecret } from '#e2e/support/test'
import { pathTo } from '#lib/i18n/routes'

test.describe('an unknown slug', () => {
  // A site requests at most sixty unknown slugs per minute from the provider. The test needs a new
  // site, because previous tests may have used up this limit.
  test.use({ isNewSite: true })

  test('an unknown slug is requested from the provider once @slow', async ({
    request,
    provider,
  }) => {
    const visitUnknown = async () => {
      const response = await request.get(pathTo('ua', 'article', { slug: 'nobody-wrote-this' }))
      expect(response.status()).toBe(404)
      expect(await response.text()).toContain(`>${getTranslator('ua', 'NotFound')('title')}</h1>`)
    }
    // The test repeats these steps, because a site that has just started may revalidate its cache
    // once. After the revalidation the site requests the slug again.
    await expect(async () => {
      await visitUnknown()
      const asked = provider.asked('/api/uk/post/nobody-wrote-this')
      for (let again = 0; again < 3; again++) await visitUnknown()
      expect((await request.get('/api/ua/post/nobody-wrote-this')).status()).toBe(404)
      expect(provider.asked('/api/uk/post/nobody-wrote-this')).toBe(asked)
    }).toPass()
  })
})

const validPost = { id: 1, slug: 'fine', title: 'Fine', excerpt: 'Fine' }

test('a malformed slug is never requested from the provider and breaks nothing', async ({
  clinic,
  request,
  provider,
}) => {
  const texts = [
    '%00',
    'a%2Fb',
    '..%2f',
    '%25',
    'a%3Fb',
    'a%23b',
    'x'.repeat(2000),
    'a%0Ab',
    '%EF%BF%BF',
  ]
  const noTexts = ['%ED%A0%80', '%', 'a%F0%9F']
  const folders = [
    { folder: '/ua/article', extension: '', segments: [...texts, ...noTexts] },
    { folder: '/en/og/article', extension: '.png', segments: [...texts, ...noTexts] },
    { folder: '/api/uk/post', extension: '', segments: texts },
  ]
  for (const { folder, extension, segments } of folders)
    for (const segment of segments) {
      const path = `${folder}/${segment}${extension}`
      expect(`${path.slice(0, 40)} ${getRawStatus(await sendRawGet(clinic.url, path))}`).toMatch(
        / (308|400|404)$/,
      )
    }
  // The pattern matches malformed slugs only, because pages of previous tests may request valid
  // slugs during this test.
  expect(provider.paths().filter((path) => /\/post\/(?![\w-]{1,100}$)/.test(path))).toEqual([])
  provider.answers.set('/api/uk/post/leads-away', (response) => {
    response.writeHead(200).end(JSON.stringify({ ...validPost, slug: '../../staff' }))
  })
  expect((await request.get('/ua/article/leads-away', { maxRedirects: 0 })).status()).toBe(503)
  expect((await request.get('/ua')).status()).toBe(200)
})

test.describe('made-up slugs', () => {
  /** Sends `count` requests, eight at a time. */
  async function sendMany(
    request: APIRequestContext,
    count: number,
    path: (number: number) => string,
  ) {
    const statuses = new Map<number, number>()
    const numbers = Array.from({ length: count }, (_, number) => number)
    const sendNext = async () => {
      for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
        const status = (await request.get(path(number))).status()
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: 8 }, sendNext))
    return statuses
  }

  test('made-up slugs cause at most sixty requests a minute, and evict no cached post @slow', async ({
    playwright,
  }) => {
    // The test uses up the limit for unknown slugs, so it starts its own site.
    const provider = await startProvider()
    const site = await startSite({ API_URL: provider.url, REVALIDATE_SECRET: revalidateSecret })
    const request = await playwright.request.newContext({ baseURL: site.url })
    const post = '/api/uk/post/provider-post-1'
    await request.get(post)
    await request.get('/api/uk/blog?page=1')
    const started = performance.now()
    const statuses = await sendMany(request, 300, (number) => `/api/uk/post/made-up-${number}`)
    expect([...statuses.keys()].sort()).toEqual([404, 503])
    await sendMany(request, 100, (number) => `/api/en/blog?page=${number + 10}`)
    const asked = provider.paths().filter((path) => /made-up|en\/blog\?page=\d\d/.test(path)).length
    expect(asked).toBeGreaterThan(20)
    // One minute is added, because the first minute of the rate limit may have begun before the
    // test.
    const minutes = Math.ceil((performance.now() - started) / 60_000) + 1
    expect(asked).toBeLessThanOrEqual(60 * minutes)

    // The site serves `provider-post-1` from its cache, without a second request to the provider.
    // Beyond the limit the site requests only known slugs. `provider-post-14` is known from the
    // provider's list of posts.
    await request.get(post)
    expect(provider.asked(post)).toBe(1)
    expect((await request.get('/ua/article/provider-post-14')).status()).toBe(200)
    // The site may request sixty more unknown slugs in a new minute. The test therefore repeats the
    // request until the site responds with 503.
    await expect(async () => {
      const unknown = await request.get(`/ua/article/nobody-wrote-${performance.now().toFixed()}`)
      expect([unknown.status(), unknown.headers()['retry-after']]).toEqual([503, '30'])
    }).toPass({ intervals: [0] })
    await request.dispose()
    await site.stop()
    await provider.close()
  })

  test('a slow slug delays no other slug @slow', async ({ request, provider }) => {
    for (const name of ['slow-1', 'slow-2', 'slow-3', 'slow-4'])
      provider.answers.set(`/api/uk/post/${name}`, () => undefined)
    const slow = ['slow-1', 'slow-2', 'slow-3', 'slow-4'].map((name) =>
      request.get(`/ua/article/${name}`),
    )
    for (const response of await Promise.all(slow)) expect(response.status()).toBe(503)
    for (const path of [
      '/ua/article/provider-post-3',
      '/en/article/provider-post-4',
      '/api/en/blog?page=2',
    ]) {
      const response = await request.get(path)
      expect([path, response.status()]).toEqual([path, 200])
    }
    // A second request for the same slug does not wait for the provider again.
    expect((await request.get('/ua/article/slow-1')).status()).toBe(503)
    expect(provider.asked('/api/uk/post/slow-1')).toBe(1)
  })
})
