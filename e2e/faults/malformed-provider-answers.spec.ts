import { gzipSync } from 'node:zlib'
import { requestRevalidation, providerTest as test } from '#e2e/support/provider-site'
import { startProvider } from '#e2e/support/provider-stub'
import { expect } from '#e2e/support/test'
import type { PostPage } from '#lib/blog/post'
import { pathTo } from '#lib/i18n/routes'

const validPost = { id: 1, slug: 'fine', title: 'Fine', excerpt: 'Fine' }

test.describe('a malformed post of the provider', () => {
  test.use({ isNewSite: true })

  test('malformed posts break no list and no sitemap, and are counted in the log @slow', async ({
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
    // The unit test `provider-schema.test.ts` has more malformed posts.
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

test.describe('an endless list of the provider', () => {
  test.use({ isNewSite: true })

  test('an endless list is read for a few seconds, and its first pages are shown @slow', async ({
    request,
    provider,
  }) => {
    for (let page = 1; page <= 200; page++)
      provider.answers.set(`/api/uk/blog?page=${page}`, (response) => {
        const data = [{ ...validPost, id: page, slug: `endless-${page}`, title: `Endless ${page}` }]
        setTimeout(() => response.end(JSON.stringify({ data, links: { next: '/more' } })), 200)
      })
    await requestRevalidation(request)
    // The provider's list never ends, and each of its pages takes 200 ms. A site that read 200
    // pages would need more than 25 s.
    const response = await request.get(pathTo('ua', 'blog'), { timeout: 25_000 })
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('Endless 1')
    const asked = provider.paths().filter((path) => path.startsWith('/api/uk/blog')).length
    expect(asked).toBeLessThan(200)
  })
})

test.describe('a response of the provider', () => {
  const post = { ...validPost, body: '<p>Text</p>' }

  test('a response is read up to 1 MB after decompression', async ({ request, provider }) => {
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

  test('redirects of the provider are not followed', async ({ request, provider }) => {
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
