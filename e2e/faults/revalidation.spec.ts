import { getPostTitle, hasText } from '#e2e/support/provider-pages'
import { requestRevalidation, providerTest as test } from '#e2e/support/provider-site'
import type { ProviderStub } from '#e2e/support/provider-stub'
import { test as base, expect, getTranslator, revalidateSecret } from '#e2e/support/test'
import type { Post } from '#lib/blog/post'
import { pathTo } from '#lib/i18n/routes'

/** Changes the Ukrainian title of a post at the provider. */
function renamePost(post: ProviderStub['posts'][number] | undefined, uk: string): void {
  if (post) post.title.uk = uk
}

test.describe('revalidation', () => {
  test('a changed post is visible right after revalidation, on every page that shows it', async ({
    request,
    provider,
  }) => {
    await requestRevalidation(request)
    const post = provider.posts[1]
    const paths = ['/ua/article/provider-post-2', '/ua/article/provider-post-1', '/ua/blog', '/ua']
    for (const path of paths)
      expect(await hasText(request, path, getPostTitle(post)), path).toBe(true)
    renamePost(post, 'Виправлена назва')
    expect(await hasText(request, '/ua/article/provider-post-2', 'Виправлена назва')).toBe(false)
    await requestRevalidation(request, { language: 'uk', slug: 'provider-post-2' })
    for (const path of paths)
      expect(await hasText(request, path, 'Виправлена назва'), path).toBe(true)
  })

  test('revalidation needs the secret', async ({ request }) => {
    const postRevalidation = (authorization: string | undefined, data: object = {}) =>
      request.post('/api/revalidate', {
        data,
        headers: authorization ? { Authorization: authorization } : {},
      })
    expect((await postRevalidation(undefined)).status()).toBe(401)
    expect((await postRevalidation('Bearer a-wrong-secret-of-a-stranger')).status()).toBe(401)
    expect((await postRevalidation(`Bearer ${revalidateSecret}`, [])).status()).toBe(422)
    expect(
      (await postRevalidation(`Bearer ${revalidateSecret}`, { language: 'uk' })).status(),
    ).toBe(200)
  })
})

base('a site without a secret answers revalidation with 404', async ({ request }) => {
  const response = await request.post('/api/revalidate', {
    data: {},
    headers: { Authorization: 'Bearer undefined' },
  })
  expect(response.status()).toBe(404)
})

test('a newer version of a post changes title, contents and text in one step', async ({
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
    // Records the texts of the page whenever the page mixes both versions of the post.
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
