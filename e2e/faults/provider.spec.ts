import type { APIRequestContext, Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { findArticleFacts } from '#lib/content/current-content'
import { locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import {
  addProviderPost,
  requestRevalidation,
  providerTest as test,
} from '#e2e/support/provider-site'
import type { ProviderStub } from '#e2e/support/provider-stub'
import type { Site } from '#e2e/support/site'
import { expect, revalidateSecret, test as base, getTranslator } from '#e2e/support/test'
import { exampleSlug } from '#e2e/support/pages'
import { openSignUpForm, collectPageProblems } from '#e2e/support/visitor'

/** Languages of the provider's posts here, by the site's. */
const providerCodes = { ua: 'uk', en: 'en' } as const

/** Whether a page's HTML has a text in it, scripts or no scripts. */
async function hasText(request: APIRequestContext, path: string, text: string): Promise<boolean> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  return (await response.text()).includes(text)
}

/** Read more of a list's cards; each is named after its post. */
const getReadMoreLinks = (page: Page, locale: Locale = 'ua') =>
  page.getByRole('main').getByRole('link', { name: getTranslator(locale, 'Blog')('readMore') })
const getCardByTitle = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: title })
const getPostTitle = (
  postRevalidation: ProviderStub['posts'][number] | undefined,
  locale: Locale = 'ua',
) => postRevalidation?.title[providerCodes[locale]] ?? 'no such post'

/** The clinic's editors give a post another title. */
function renamePost(postRevalidation: ProviderStub['posts'][number] | undefined, uk: string): void {
  if (postRevalidation) postRevalidation.title.uk = uk
}

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
  test('the blog shows its posts, asked for in the language of the page; a new one has an article without a rebuild, and stands in lists once revalidated', async ({
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
    for (const postRevalidation of provider.posts.slice(0, 6))
      await expect(getCardByTitle(page, getPostTitle(postRevalidation)).first()).toBeVisible()
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
    // Figures belong to the embedded articles.
    await expect(page.getByRole('main').getByRole('figure')).toHaveCount(0)
    await requestRevalidation(request, { language: 'uk', slug: 'brand-new' })
    for (const path of ['/ua/blog', '/ua', '/ua/check-up', '/ua/weight-loss'])
      expect(await hasText(request, path, 'Щойно написано'), path).toBe(true)
  })

  test('a post in one language says so to machines, and the switcher leads to the blog @slow', async ({
    page,
    request,
    provider,
  }) => {
    const paths = locales.map((locale) => pathTo(locale, 'article', { slug: 'only-here' }))
    const listLocations = async () => {
      const sitemap = await (await request.get('/sitemap.xml')).text()
      return [...sitemap.matchAll(/(?:<loc>|href=")[^<"]*(\/(?:ua|en)\/article\/only-here)/g)].map(
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
    // Its place in the sitemap, twice as an alternate of itself (uk, x-default), and nowhere in English.
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
        .flatMap((postRevalidation) =>
          numbers.map((number) => ({ ...postRevalidation, slug: `only-here-${number}` })),
        ),
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

  test('what is written for a slug stands in its head, wherever the article comes from @slow', async ({
    page,
    request,
    provider,
  }) => {
    await requestRevalidation(request)
    const postRevalidation = provider.posts[0]
    Object.assign(postRevalidation ?? {}, { slug: exampleSlug })
    const head = findArticleFacts(exampleSlug)?.text.en?.head
    await page.goto(pathTo('en', 'article', { slug: exampleSlug }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      getPostTitle(postRevalidation, 'en'),
    )
    await expect(page).toHaveTitle(head?.metaTitle ?? '')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      head?.description ?? '',
    )
  })
})

test('hostile HTML is words in a list, and cleaned in an article; it runs nothing', async ({
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

  const postRevalidation = page.waitForResponse(/\/api\/uk\/post\//)
  await page.goto('/ua/article/provider-post-1')
  await postRevalidation
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

test.describe('a provider that is down from the start', () => {
  test.use({ isNewSite: true })

  const failures: Record<string, (provider: ProviderStub) => Promise<void> | void> = {
    'answers half a JSON': (provider) => {
      provider.mode = 'malformed'
    },
    'never answers': (provider) => {
      provider.mode = 'hanging'
    },
    'refuses connections': (provider) => provider.close(),
  }
  for (const [what, breakIt] of Object.entries(failures)) {
    test(`when it ${what}, built-in articles stand in and the pages work @slow`, async ({
      page,
      request,
      provider,
    }) => {
      await breakIt(provider)
      await requestRevalidation(request)
      const problems = collectPageProblems(page)

      await page.goto('/ua/blog')
      await expect(getReadMoreLinks(page)).toHaveCount(3)
      await expect(
        page.getByRole('link', { name: getTranslator('ua', 'Blog')('more'), exact: true }),
      ).toHaveCount(0)

      await test.step('a built-in article is shown, with the others to read', async () => {
        const name = (await getReadMoreLinks(page).first().textContent()) ?? 'no label'
        const itsTitle = name.replace(`${getTranslator('ua', 'Blog')('readMore')}: `, '')
        await getReadMoreLinks(page).first().click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(itsTitle)
        await expect(
          page.getByRole('article').first().getByRole('heading', { level: 2 }).first(),
        ).toBeVisible()
        const others = page.getByRole('region', {
          name: getTranslator('ua', 'Blog')('readAlso'),
        })
        await expect(others.getByRole('listitem')).toHaveCount(5)
        await expect(others.getByRole('link', { name: itsTitle })).toHaveCount(0)
      })

      await page.goto('/en')
      await expect(getReadMoreLinks(page, 'en')).toHaveCount(3)
      await openSignUpForm(page)
      await expect(page.getByLabel(getTranslator('en', 'SubscribeForm')('name'))).toBeEditable()

      await page.goto('/ua/check-up')
      await expect(
        page
          .getByRole('region', { name: getTranslator('ua', 'Blog')('readAlso') })
          .getByRole('listitem'),
      ).toHaveCount(5)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.checkUp.title.ua)
      const sitemap = await request.get('/sitemap.xml')
      expect(sitemap.status()).toBe(200)
      expect(await sitemap.text()).toContain('/en/article/preventive-medicine-importance</loc>')
      expect(problems).toEqual([])
    })
  }

  test('when only its list is broken, what stands in opens, and still does once the list is back @slow', async ({
    page,
    request,
    provider,
  }) => {
    for (const code of Object.values(providerCodes))
      provider.answers.set(`/api/${code}/blog?page=1`, (response) => response.writeHead(500).end())
    await requestRevalidation(request)
    await page.goto('/ua/blog')
    await expect(getReadMoreLinks(page)).toHaveCount(3)
    const name = ((await getReadMoreLinks(page).first().textContent()) ?? '').replace(
      `${getTranslator('ua', 'Blog')('readMore')}: `,
      '',
    )
    await getReadMoreLinks(page).first().click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(name)
    // The browser asks for a fresher one.
    await expect
      .poll(() => provider.asked('/api/uk/post/preventive-medicine-importance'))
      .toBeGreaterThan(0)
    await expect(heading).toHaveText(name)

    const links = page.getByRole('main').locator('a[href^="/ua/article/"]')
    const paths = new Set(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
    )
    expect(paths.size).toBeGreaterThan(5)
    for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)

    provider.answers.clear()
    await requestRevalidation(request)
    await page.goto('/ua/blog')
    await expect(getCardByTitle(page, getPostTitle(provider.posts[0]))).toBeVisible()
    for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
    expect((await request.get('/ua/article/PREVENTIVE-medicine-importance')).url()).toMatch(
      /\/preventive-medicine-/,
    )
    expect((await request.get('/ua/article/nobody-wrote-this')).status()).toBe(404)
  })

  test('when it never answers, nobody waits for it longer than a second, and it is not asked for a while @slow', async ({
    page,
    request,
    provider,
  }) => {
    provider.mode = 'hanging'
    // What the site makes at its start is no matter of this test.
    await request.get('/en/article/healthy-nutrition-basics')
    for (const [path, status] of [
      ['/ua/article/preventive-medicine-importance', 200],
      ['/ua/article/provider-post-1', 503],
      ['/en/blog/page/2', 503],
      ['/ua/article/provider-post-3', 503],
    ] as const) {
      const before = performance.now()
      expect([path, (await request.get(path)).status()]).toEqual([path, status])
      // A second, and more for a machine that is busy with other tests; whoever waited had five.
      expect(performance.now() - before, path).toBeLessThan(4000)
    }
    await page.goto('/en/article/provider-post-4')
    await expect(
      page.getByRole('status').filter({ hasText: getTranslator('en', 'Article')('loading') }),
    ).toBeVisible()
    // The lists were asked as well, and are late: nothing is asked for a while.
    await expect(async () => {
      const asked = provider.paths().length
      expect((await request.get(`/ua/article/late-${asked}`)).status()).toBe(503)
      expect(provider.paths()).toHaveLength(asked)
    }).toPass()
    provider.mode = 'ok'
    await requestRevalidation(request)
    await page.goto('/ua/article/provider-post-2')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      getPostTitle(provider.posts[1]),
    )
  })
})

test('what a provider that is down alone has is a skeleton and says that it did not load, and comes by itself once it is back', async ({
  page,
  provider,
}) => {
  const t = getTranslator('en', 'Unavailable')
  const postRevalidation = addProviderPost(provider)
  provider.mode = 'error'
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url())
  })
  await page.clock.install()
  await page.goto(pathTo('en', 'article', { slug: postRevalidation.slug }))
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
      page.getByRole('heading', { level: 1, name: getPostTitle(postRevalidation, 'en') }),
    ).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
})

test.describe('an unknown slug', () => {
  // They are asked for sixty times a minute at most: other tests must not have used them up.
  test.use({ isNewSite: true })

  test('is asked for once @slow', async ({ request, provider }) => {
    const visitUnknown = async () => {
      const response = await request.get(pathTo('ua', 'article', { slug: 'nobody-wrote-this' }))
      expect(response.status()).toBe(404)
      expect(await response.text()).toContain(`>${getTranslator('ua', 'NotFound')('title')}</h1>`)
    }
    // A new site reads its store at the start, and asks for everything anew then.
    await expect(async () => {
      await visitUnknown()
      const asked = provider.asked('/api/uk/post/nobody-wrote-this')
      for (let again = 0; again < 3; again++) await visitUnknown()
      expect((await request.get('/api/ua/post/nobody-wrote-this')).status()).toBe(404)
      expect(provider.asked('/api/uk/post/nobody-wrote-this')).toBe(asked)
    }).toPass()
  })
})

test('an empty answer for a list that had posts empties neither the blog nor the home page', async ({
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

test.describe('401', () => {
  test.use({ isNewSite: true })

  const findToken = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'token')

  const addToken = (page: Page, { url }: Site) =>
    page.context().addCookies([{ name: 'token', value: 'old', url }])

  test('leads home in the language of the page, without the token, and the root stays where it is @slow', async ({
    page,
    request,
    provider,
    clinic,
  }) => {
    provider.mode = 'unauthorized'
    for (const path of ['/api/uk/blog?page=1', '/api/ua/post/provider-post-1']) {
      await test.step(`${path} answers 401 and takes the token`, async () => {
        const response = await request.get(path)
        expect(response.status()).toBe(401)
        expect(response.headers()['set-cookie']).toMatch(/^token=;.*Max-Age=0/)
      })
    }
    // What shows a list, and what shows a post.
    for (const [locale, path] of [
      ['ua', '/blog'],
      ['ua', '/blog/page/2'],
      ['en', '/check-up'],
      ['en', '/article/provider-post-1'],
    ] as const) {
      await test.step(`/${locale}${path}`, async () => {
        await addToken(page, clinic)
        // Its script leaves for home, before it is loaded or after.
        await page.goto(`/${locale}${path}`, { waitUntil: 'commit' })
        await expect(page).toHaveURL(`/${locale}`)
        await expect.poll(() => findToken(page)).toBeUndefined()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          getTranslator(locale, 'Hero')('title'),
        )
      })
    }

    await test.step('the root', async () => {
      await addToken(page, clinic)
      const navigations: string[] = []
      page.on('request', (each) => {
        if (each.isNavigationRequest()) navigations.push(new URL(each.url()).pathname)
      })
      const answer = page.waitForResponse(/\/api\/en\/blog/)
      await page.goto('/en')
      expect((await answer).status()).toBe(401)
      await expect.poll(() => findToken(page)).toBeUndefined()
      await expect(getReadMoreLinks(page, 'en')).not.toHaveCount(0)
      expect(navigations).toEqual(['/en'])
    })
  })
})

test('a 401 that a cached response hides still takes the token', async ({
  page,
  request,
  provider,
  clinic,
}) => {
  for (const path of ['/api/uk/blog?page=1', '/api/uk/post/provider-post-1'])
    expect((await request.get(path)).status(), path).toBe(200)
  await requestRevalidation(request)
  provider.mode = 'unauthorized'
  for (const path of ['/api/uk/blog?page=1', '/api/uk/post/provider-post-1']) {
    const response = await request.get(path)
    expect([path, response.status(), response.headers()['cache-control']]).toEqual([
      path,
      200,
      'no-store',
    ])
    expect(response.headers()['set-cookie'], path).toMatch(/^token=;.*Max-Age=0/)
  }
  await page.context().addCookies([{ name: 'token', value: 'old', url: clinic.url }])
  await page.goto('/ua/blog')
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ name }) => name === 'token'))
    .toEqual([])
  provider.mode = 'ok'
  await requestRevalidation(request)
  const again = await request.get('/api/uk/blog?page=1')
  expect([again.status(), again.headers()['set-cookie']]).toEqual([200, undefined])
})

test.describe('revalidation', () => {
  test('a changed post is visible right after, wherever it stands', async ({
    request,
    provider,
  }) => {
    await requestRevalidation(request)
    const postRevalidation = provider.posts[1]
    const paths = ['/ua/article/provider-post-2', '/ua/article/provider-post-1', '/ua/blog', '/ua']
    for (const path of paths)
      expect(await hasText(request, path, getPostTitle(postRevalidation)), path).toBe(true)
    renamePost(postRevalidation, 'Виправлена назва')
    expect(await hasText(request, '/ua/article/provider-post-2', 'Виправлена назва')).toBe(false)
    await requestRevalidation(request, { language: 'uk', slug: 'provider-post-2' })
    for (const path of paths)
      expect(await hasText(request, path, 'Виправлена назва'), path).toBe(true)
  })

  test('only the secret opens it', async ({ request }) => {
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

base('nobody revalidates a site without a secret', async ({ request }) => {
  const response = await request.post('/api/revalidate', {
    data: {},
    headers: { Authorization: 'Bearer undefined' },
  })
  expect(response.status()).toBe(404)
})
