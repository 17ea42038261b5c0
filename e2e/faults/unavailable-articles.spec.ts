import { content } from '#e2e/support/content'
import { exampleSlug } from '#e2e/support/pages'
import { getPostTitle } from '#e2e/support/provider-pages'
import { addProviderPost, providerTest as test } from '#e2e/support/provider-site'
import { expect, getTranslator } from '#e2e/support/test'
import { pathTo } from '#lib/i18n/routes'

test('a post that only the failing provider has shows a skeleton and an error, and loads by itself once the provider is back', async ({
  page,
  provider,
}) => {
  const t = getTranslator('en', 'Unavailable')
  const post = addProviderPost(provider)
  provider.mode = 'error'
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url())
  })
  await page.clock.install()
  await page.goto(pathTo('en', 'article', { slug: post.slug }))
  await expect(
    page.getByRole('status').filter({ hasText: getTranslator('en', 'Article')('loading') }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: t('title') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('retry') })).toBeVisible()
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
  expect(missing).toEqual([])
  provider.mode = 'ok'
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(
      page.getByRole('heading', { level: 1, name: getPostTitle(post, 'en') }),
    ).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
})

test.describe('an unavailable article', () => {
  test.use({ isNewSite: true })

  test('an unavailable article answers an uncacheable 503 with links to other pages @slow', async ({
    page,
    request,
    provider,
  }) => {
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
    // An article of `content/` does not come from the provider, so the provider's failure does not
    // affect this article.
    expect((await request.get(pathTo('en', 'article', { slug: exampleSlug }))).status()).toBe(200)
  })
})

test.describe('a new article that is unavailable, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that the article is unavailable, and Retry shows it once the provider is back', async ({
    page,
    provider,
  }) => {
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

test('cached posts are served at once, however old, while the provider fails or hangs @slow', async ({
  request,
  provider,
}) => {
  // A cached response is fresh for a minute, so the test waits for more than a minute.
  test.setTimeout(180_000)
  const list = '/api/uk/blog?page=1'
  const post = '/api/uk/post/provider-post-1'
  const paths = [list, post, '/ua/article/provider-post-1', '/ua/blog/page/2']
  for (const path of paths) expect((await request.get(path)).status()).toBe(200)
  const good: unknown = await (await request.get(list)).json()
  const asked = provider.asked(post)
  const started = performance.now()
  await expect
    .poll(() => performance.now() - started, { timeout: 70_000, intervals: [1000] })
    .toBeGreaterThan(61_000)
  for (const mode of ['error', 'hanging'] as const) {
    provider.mode = mode
    for (const path of paths) {
      const before = performance.now()
      expect((await request.get(path)).status(), path).toBe(200)
      expect(performance.now() - before, path).toBeLessThan(4000)
    }
    expect(await (await request.get(list)).json()).toEqual(good)
  }
  await expect.poll(() => provider.asked(post)).toBeGreaterThan(asked)
})
