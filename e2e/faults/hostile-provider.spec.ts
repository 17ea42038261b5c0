import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { content } from '#e2e/support/content'
import type { PostPage } from '#lib/blog/post'
import { pathTo } from '#lib/i18n/routes'
import { sendRawGet, getRawStatus } from '#e2e/support/raw-request'
import {
  addProviderPost,
  requestRevalidation,
  providerTest as test,
} from '#e2e/support/provider-site'
import { startProvider } from '#e2e/support/provider-stub'
import { startSite } from '#e2e/support/site'
import { expect, revalidateSecret, getTranslator } from '#e2e/support/test'
import { exampleSlug } from '#e2e/support/pages'

const validPost = { id: 1, slug: 'fine', title: 'Fine', excerpt: 'Fine' }

test.describe('one bad post', () => {
  test.use({ isNewSite: true })

  test('takes no list or sitemap down, and is counted in the log @slow', async ({
    page,
    request,
    provider,
    clinic,
  }) => {
    const twins = [
      { ...validPost, slug: 'twin' },
      { ...validPost, slug: 'twin', title: 'Other twin' },
    ]
    const half = {
      ...validPost,
      slug: 'mended',
      title: 'Half \ud83d',
      excerpt: 'Also \udc00 half\u0000',
    }
    // Others are in `provider-schema.test.ts`.
    const bad = [
      { ...validPost, slug: 'half-\ud800' },
      { ...validPost, slug: '..' },
      { ...validPost, slug: undefined },
      null,
    ]
    provider.malformed = [...bad, ...twins, half]
    await requestRevalidation(request)
    const titles = ['Fine', 'Half \ufffd', provider.posts[5]?.title.uk ?? 'none']
    const addresses = ['/ua', '/ua/blog', '/ua/check-up', '/sitemap.xml', '/api/uk/blog?page=1']
    for (const path of addresses) {
      await test.step(path, async () => {
        const response = await request.get(path)
        expect(response.status()).toBe(200)
        const text = await response.text()
        expect(text).toContain('provider-post-1')
        expect(text).not.toMatch(/Other twin|article\/\.\./)
        expect(text.isWellFormed()).toBe(true)
      })
    }
    const list = (await (await request.get('/api/uk/blog?page=1')).json()) as PostPage
    expect(list.data.map(({ title }) => title)).toEqual(expect.arrayContaining(titles.slice(0, 2)))
    expect(list.data.filter(({ slug }) => slug === 'twin')).toHaveLength(1)
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    await page.goto('/ua/blog')
    await expect(page.getByRole('heading', { name: titles[1] ?? '', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: titles[2] ?? '', exact: true })).toBeVisible()
    expect(problems).toEqual([])
    expect(clinic.log()).toMatch(
      /"malformed-post","language":"ua","count":\d,"reason":"(?!.*Other twin).*slug: no slug/,
    )
  })
})

test.describe('a list without an end', () => {
  test.use({ isNewSite: true })

  test('is read for some seconds, and its first pages are shown @slow', async ({
    request,
    provider,
  }) => {
    for (let page = 1; page <= 200; page++)
      provider.answers.set(`/api/uk/blog?page=${page}`, (response) => {
        const data = [{ ...validPost, id: page, slug: `endless-${page}`, title: `Endless ${page}` }]
        setTimeout(() => response.end(JSON.stringify({ data, links: { next: '/more' } })), 200)
      })
    await requestRevalidation(request)
    // Within 25 s there was no page: each of the list was waited for.
    const response = await request.get(pathTo('ua', 'blog'), { timeout: 25_000 })
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('Endless 1')
    const asked = provider.paths().filter((path) => path.startsWith('/api/uk/blog')).length
    expect(asked).toBeLessThan(200)
  })
})

test('what is no slug is no article either; nobody is asked for it, and nothing breaks', async ({
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
  // Pages that another test has changed ask for the articles they name.
  expect(provider.paths().filter((path) => /\/post\/(?![\w-]{1,100}$)/.test(path))).toEqual([])
  provider.answers.set('/api/uk/post/leads-away', (response) => {
    response.writeHead(200).end(JSON.stringify({ ...validPost, slug: '../../staff' }))
  })
  expect((await request.get('/ua/article/leads-away', { maxRedirects: 0 })).status()).toBe(503)
  expect((await request.get('/ua')).status()).toBe(200)
})

test.describe('addresses that strangers make up', () => {
  /** So many of them at once as a browser never asks. */
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

  test('are asked for sixty times a minute at most, and cost no good answer its place @slow', async ({
    playwright,
  }) => {
    // Of its own: for a minute it asks for nothing that is unknown.
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
    // The first minute may have begun before.
    const minutes = Math.ceil((performance.now() - started) / 60_000) + 1
    expect(asked).toBeLessThanOrEqual(60 * minutes)

    // What was known is still known, and what stands in a list is still found.
    await request.get(post)
    expect(provider.asked(post)).toBe(1)
    expect((await request.get('/ua/article/provider-post-14')).status()).toBe(200)
    // Where another minute has begun, its sixty are used up first.
    await expect(async () => {
      const unknown = await request.get(`/ua/article/nobody-wrote-${performance.now().toFixed()}`)
      expect([unknown.status(), unknown.headers()['retry-after']]).toEqual([503, '30'])
    }).toPass({ intervals: [0] })
    await request.dispose()
    await site.stop()
    await provider.close()
  })

  test('one that is slow stops no other @slow', async ({ request, provider }) => {
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
    // Who comes for it again is not made to wait again.
    expect((await request.get('/ua/article/slow-1')).status()).toBe(503)
    expect(provider.asked('/api/uk/post/slow-1')).toBe(1)
  })
})

test.describe('an answer', () => {
  const post = { ...validPost, body: '<p>Text</p>' }

  test('is read no further than 1 MB, unpacked', async ({ request, provider }) => {
    const path = '/api/uk/post/long'
    const long = JSON.stringify({ ...post, slug: 'long', body: 'a'.repeat(3 * 1024 * 1024) })
    let sent = 0
    provider.answers.set(path, (response) => {
      response.writeHead(200)
      const chunk = Buffer.alloc(64 * 1024, 32)
      const write = () => {
        while (!response.destroyed && sent < 200 * 1024 * 1024) {
          sent += chunk.length
          if (!response.write(chunk)) {
            response.once('drain', write)
            return
          }
        }
      }
      write()
    })
    expect((await request.get(path)).status()).toBeGreaterThanOrEqual(500)
    expect(sent).toBeLessThan(50 * 1024 * 1024)
    await requestRevalidation(request)
    provider.answers.set(path, (response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(long))
    })
    expect((await request.get(path)).status()).toBeGreaterThanOrEqual(500)
    await requestRevalidation(request)
    const fits = JSON.stringify({
      ...post,
      slug: 'long',
      body: `<p>${'слово '.repeat(30_000)}</p>`,
    })
    provider.answers.set(path, (response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(fits))
    })
    expect((await request.get(path)).status()).toBe(200)
  })

  test('is sought nowhere else, whatever a redirect says', async ({ request, provider }) => {
    const other = await startProvider()
    const path = '/api/en/post/leading-away'
    for (const location of [
      `${other.url}${path}`,
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
      '',
    ]) {
      provider.answers.set(path, (response) => {
        response.writeHead(302, { Location: location }).end()
      })
      await requestRevalidation(request)
      expect((await request.get(path)).status()).toBeGreaterThanOrEqual(500)
    }
    expect(other.paths()).toEqual([])
    await other.close()
  })
})

test.describe('an article that cannot be had', () => {
  test.use({ isNewSite: true })

  test('is a 503 that nothing keeps, with a way on @slow', async ({ page, request, provider }) => {
    const t = getTranslator('en', 'Unavailable')
    const main = page.getByRole('main')
    const path = pathTo('en', 'article', { slug: 'provider-post-1' })
    provider.mode = 'error'
    for (const address of [
      path,
      pathTo('en', 'blogPage', { slug: '2' }),
      '/en/og/article/x.png',
      '/api/en/post/provider-post-1',
    ]) {
      const response = await request.get(address)
      expect(response.status()).toBe(503)
      expect(response.headers()).toMatchObject({
        'retry-after': '30',
        'cache-control': 'no-store',
      })
    }
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
    await expect(page).toHaveTitle(`${t('title')} — ${content.clinic.name.en}`)
    await expect(main.getByRole('link', { name: '+380' })).toHaveAttribute('href', /^tel:\+380/)
    const list = main.getByRole('link', { name: getTranslator('en', 'Article')('allPosts') })
    await expect(list).toHaveAttribute('href', pathTo('en', 'blog'))
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
    expect((await request.get('/en/unavailable')).status()).toBe(404)
    // A built-in one stands in.
    expect((await request.get(pathTo('en', 'article', { slug: exampleSlug }))).status()).toBe(200)
  })
})

test.describe('a new article that cannot be had, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('says so, and Retry gets it once the provider is back', async ({ page, provider }) => {
    const t = getTranslator('ua', 'Unavailable')
    const path = pathTo('ua', 'article', { slug: addProviderPost(provider).slug })
    provider.mode = 'error'
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
    await expect(page.getByText(getTranslator('ua', 'Article')('loading'))).toBeHidden()
    provider.mode = 'ok'
    await expect(async () => {
      await page.getByRole('link', { name: t('retry') }).click()
      await expect(page.getByText('Текст нової статті.')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page).toHaveURL(path)
  })
})
