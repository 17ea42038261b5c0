import type { Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { exampleSlug } from '#e2e/support/pages'
import {
  getCardByTitle,
  getPostTitle,
  getReadMoreLinks,
  hasText,
} from '#e2e/support/provider-pages'
import { requestRevalidation, providerTest as test } from '#e2e/support/provider-site'
import { expect, getTranslator } from '#e2e/support/test'
import { collectPageProblems } from '#e2e/support/visitor'
import { findArticleFacts } from '#lib/content/current-content'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

async function expectNothingRan(page: Page, problems: string[]) {
  expect(await page.evaluate(() => (window as { hacked?: string }).hacked)).toBeUndefined()
  expect(problems).toEqual([])
  const handlers = await page
    .getByRole('main')
    .locator('*')
    .evaluateAll((elements) =>
      elements.flatMap((element) => element.getAttributeNames()).filter((n) => /^on/i.test(n)),
    )
  expect(handlers).toEqual([])
}

test.describe('a provider in good health', () => {
  test("the blog shows the provider's posts in the language of the page; a new post has an article at once, and is in lists after revalidation", async ({
    page,
    request,
    provider,
  }) => {
    const more = page.getByRole('link', {
      name: getTranslator('ua', 'Blog')('more'),
      exact: true,
    })
    await requestRevalidation(request)
    for (const locale of locales)
      expect(
        await hasText(request, pathTo(locale, 'blog'), getPostTitle(provider.posts[0], locale)),
      ).toBe(true)
    await page.goto('/ua/blog')
    await expect(getReadMoreLinks(page)).toHaveCount(6)
    for (const post of provider.posts.slice(0, 6))
      await expect(getCardByTitle(page, getPostTitle(post)).first()).toBeVisible()
    for (const count of [12, 14]) {
      await more.click()
      await expect(getReadMoreLinks(page)).toHaveCount(count)
    }
    await expect(more).toHaveCount(0)
    expect(provider.asked('/api/uk/blog?page=3')).toBe(1)
    expect(provider.paths().filter((path) => path.startsWith('/api/ua/'))).toEqual([])

    provider.posts.unshift({
      slug: 'brand-new',
      title: { uk: 'Щойно написано', en: 'Just written' },
      excerpt: { uk: 'Нове', en: 'New' },
      body: { uk: '<p>Свіжий текст</p>', en: '<p>Fresh text</p>' },
    })
    await page.goto('/ua/article/brand-new')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Щойно написано')
    await expect(page.getByText('Свіжий текст')).toBeVisible()
    // Articles of `content/` have figures, but the provider's posts have no figures.
    await expect(page.getByRole('main').getByRole('figure')).toHaveCount(0)
    await requestRevalidation(request, { language: 'uk', slug: 'brand-new' })
    for (const path of ['/ua/blog', '/ua', '/ua/check-up', '/ua/weight-loss'])
      expect(await hasText(request, path, 'Щойно написано'), path).toBe(true)
  })

  test('a post in one language has no alternate, and the language switcher leads to the blog @slow', async ({
    page,
    request,
    provider,
  }) => {
    const paths = locales.map((locale) => pathTo(locale, 'article', { slug: 'only-here' }))
    const listLocations = async () => {
      const sitemap = await (await request.get('/sitemap.xml')).text()
      return [...sitemap.matchAll(/(?:<loc>|href=")[^<"]*(\/\w+\/article\/only-here)/g)].map(
        ([, path]) => path,
      )
    }
    provider.posts.unshift({
      slug: 'only-here',
      title: { uk: 'Лише українською', en: '' },
      excerpt: { uk: 'Новина для Києва', en: '' },
      body: { uk: '<p>Текст</p>', en: '' },
      only: 'uk',
    })
    await requestRevalidation(request)
    // The sitemap contains the post's address three times: as `loc`, and as the alternates for uk
    // and x-default.
    expect(await listLocations()).toEqual([paths[0], paths[0], paths[0]])
    const html = await (await request.get(paths[0] ?? '')).text()
    expect(
      [...html.matchAll(/<link[^>]*href="[^"]*only-here[^"]*"/g)].filter(([link]) =>
        link.includes(paths[1] ?? ''),
      ),
    ).toEqual([])
    expect((await request.get(paths[1] ?? '')).status()).toBe(404)
    const picture = await request.get('/ua/og/article/only-here.png')
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])

    const numbers = [1, 2, 3, 4]
    provider.posts.push(
      ...provider.posts
        .slice(0, 1)
        .flatMap((post) => numbers.map((number) => ({ ...post, slug: `only-here-${number}` }))),
    )
    await requestRevalidation(request)
    const last = await (await request.get('/ua/blog/page/4')).text()
    expect(last).not.toContain('hrefLang="en" href="')
    const chosen = await request.get('/api/en/locale?path=/en/blog/page/4', { maxRedirects: 0 })
    expect(chosen.headers()['location']).toBe('/en/blog')

    await page.goto('/ua/blog')
    await getCardByTitle(page, 'Лише українською').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Лише українською')
    const switcher = page.getByRole('button', {
      name: getTranslator('ua', 'Header')('language', { current: 'UA' }),
    })
    await switcher.click()
    await page.getByRole('link', { name: /^EN / }).click()
    await expect(page).toHaveURL('/en/blog')
  })

  test('a topic with posts in one language only names no page in the other language @slow', async ({
    request,
    provider,
  }) => {
    const [topic] = content.topics.filter(({ slugs }) => slugs.length > 0)
    const paths = locales.map((locale) => pathTo(locale, 'blogTopic', { slug: topic?.id ?? '' }))
    provider.posts.unshift({
      slug: topic?.slugs[0] ?? '',
      title: { uk: 'Лише українською', en: '' },
      excerpt: { uk: 'Новина для Києва', en: '' },
      body: { uk: '<p>Текст</p>', en: '' },
      only: 'uk',
    })
    await requestRevalidation(request)
    const html = await (await request.get(paths[0] ?? '')).text()
    const alternates = [...html.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].map(String)
    expect(alternates.filter((link) => link.includes(`${paths[0]}"`))).not.toHaveLength(0)
    expect(alternates.filter((link) => link.includes(`${paths[1]}"`))).toHaveLength(0)
    expect((await request.get(paths[1] ?? '')).status()).toBe(404)
  })

  test("the title and description written for a slug are used for the provider's post too @slow", async ({
    page,
    request,
    provider,
  }) => {
    await requestRevalidation(request)
    const post = provider.posts[0]
    Object.assign(post ?? {}, { slug: exampleSlug })
    const head = findArticleFacts(exampleSlug)?.text.en?.head
    await page.goto(pathTo('en', 'article', { slug: exampleSlug }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getPostTitle(post, 'en'))
    await expect(page).toHaveTitle(head?.metaTitle ?? '')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      head?.description ?? '',
    )
  })
})

test('hostile HTML is shown as text in a list, is sanitized in an article, and runs nothing', async ({
  page,
  request,
  provider,
}) => {
  provider.mode = 'hostile'
  await requestRevalidation(request)
  const problems = collectPageProblems(page)
  const main = page.getByRole('main')
  const list = page.waitForResponse(/\/api\/uk\/blog/)
  await page.goto('/ua/blog')
  await list
  await expect(getReadMoreLinks(page)).toHaveCount(6)
  await expect(page.getByText('Harmless words').first()).toBeVisible()
  const own =
    'script:not([type="application/ld+json"]), iframe, img:not([src^="/covers/"]), svg, form:not([role="search"]), style'
  await expect(main.locator(own)).toHaveCount(0)
  await expectNothingRan(page, problems)

  const postResponse = page.waitForResponse(/\/api\/uk\/post\//)
  await page.goto('/ua/article/provider-post-1')
  await postResponse
  await expect(page.getByText('Safe words')).toBeVisible()
  await page.getByText('Harmless words', { exact: true }).click()
  for (const trap of await page.getByText('Trap', { exact: true }).all()) await trap.click()
  await expect(page).toHaveURL('/ua/article/provider-post-1')
  const body = page.getByRole('article').first()
  await expect(
    body.locator('script, iframe, object, svg, math, form, input, style, base, meta, link'),
  ).toHaveCount(0)
  await expect(body.locator('[style], [srcdoc], [formaction]')).toHaveCount(0)
  await expectNothingRan(page, problems)
})

test('an empty list from the provider empties neither the blog nor the home page', async ({
  request,
  provider,
  clinic,
}) => {
  await requestRevalidation(request)
  expect(await hasText(request, '/ua/blog', getPostTitle(provider.posts[0]))).toBe(true)
  expect(await hasText(request, '/ua/blog/page/2', getPostTitle(provider.posts[6]))).toBe(true)
  const { posts } = provider
  provider.posts = []
  await requestRevalidation(request)
  for (const path of ['/ua/blog', '/ua', '/ua/check-up'])
    expect(await hasText(request, path, getPostTitle(posts[0])), path).toBe(true)
  expect(await hasText(request, '/ua/blog/page/2', getPostTitle(posts[6]))).toBe(true)
  expect(clinic.log()).toContain('"event":"empty-list"')
})
