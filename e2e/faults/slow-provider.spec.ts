import type { Post } from '#lib/blog/post'
import { pathTo } from '#lib/i18n/routes'
import { requestRevalidation, providerTest as test } from '#e2e/support/provider-site'
import { expect, getTranslator } from '#e2e/support/test'

test('a fresher post changes title, contents and text together', async ({
  page,
  request,
  provider,
}) => {
  const makeSections = (word: string) =>
    [1, 2, 3, 4].map((number) => `<h2>${word} ${number}</h2><p>${word} text</p>`).join('')
  for (const post of provider.posts.slice(0, 1)) {
    post.title.uk = 'Early title'
    post.body.uk = makeSections('Early')
  }
  await requestRevalidation(request)
  const path = pathTo('ua', 'article', { slug: 'provider-post-1' })
  await page.route('**/api/uk/post/provider-post-1?*', async (route) => {
    const response = await route.fetch()
    const post = (await response.json()) as Post
    await route.fulfill({
      response,
      json: { ...post, title: 'Later title', body: makeSections('Later'), version: 'later' },
    })
  })
  await page.addInitScript(() => {
    // What stands on the page together, whenever something changes.
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const texts = [...document.querySelectorAll('main h1, main nav li, main .prose')].map(
        (each) => each.textContent,
      )
      const words = ['Early', 'Later'].filter((word) => texts.some((text) => text.includes(word)))
      if (words.length > 1) seen.add(texts.join(' | '))
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Later title')
  const contents = page.getByRole('navigation', {
    name: getTranslator('ua', 'Article')('contents'),
  })
  await expect(contents.getByRole('link')).toHaveText(['Later 1', 'Later 2', 'Later 3', 'Later 4'])
  await expect(page.locator('article .prose')).toContainText('Later text')
  await expect(page.locator('article').first()).not.toContainText('Early')
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(
    [],
  )
  await contents.getByRole('link').last().click()
  await expect(page.getByRole('heading', { name: 'Later 4' })).toBeInViewport()
})

test('what is at hand is served at once, however old, while the provider fails or hangs @slow', async ({
  request,
  provider,
}) => {
  // An answer is fresh for a minute: waited for, not skipped.
  test.setTimeout(180_000)
  const [list, post] = ['/api/uk/blog?page=1', '/api/uk/post/provider-post-1']
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
