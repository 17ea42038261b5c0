import type { Page, Route } from '@playwright/test'
import { content } from '#e2e/support/content'
import { findArticleFacts, getTopicsOfArticle } from '#lib/content/current-content'
import { findAuthor } from '#lib/blog/article-people'
import type { Post } from '#lib/blog/post'
import { formatDay, formatUnits } from '#lib/i18n/format'
import { localeDetails, locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { articleSlugs, exampleSlug } from '#e2e/support/pages'
import { expect, tagRepetition, test, getTranslator } from '#e2e/support/test'
import { joinHeadingWords } from '#lib/text/short-words'
import { waitForHydration } from '#e2e/support/visitor'

const t = getTranslator('ua', 'Blog')

/** Read more of a page's cards; each is named after its post. */
const getReadMoreLinks = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: t('readMore') })
const getMoreLink = (page: Page) => page.getByRole('link', { name: t('more'), exact: true })
const isFirstPage = (url: string, code = 'uk') => url.endsWith(`/api/${code}/blog?page=1`)

/** Paths of this site's own calls made by the page so far, but for counts of pages opened. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/event') calls.push(pathname + search)
  })
  return calls
}

/** The server can be made to wait: nothing matching is answered before `release`. */
async function holdResponse(page: Page, url: string) {
  const { promise, resolve: release } = Promise.withResolvers<undefined>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return () => {
    release(undefined)
  }
}

test.describe('the list', () => {
  test('More appends page after page, each asked for once, and says so; without a connection, or when a page fails, it says that and works again; it goes when there are no more', async ({
    page,
    context,
  }) => {
    const release = await holdResponse(page, '**/api/uk/blog?page=2')
    const calls = recordCalls(page)
    await page.goto('/ua/blog')
    await expect(getReadMoreLinks(page)).toHaveCount(6)
    await expect.poll(() => calls.filter((call) => isFirstPage(call)).length).toBe(1)
    const shown = await getReadMoreLinks(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )
    await getMoreLink(page).click()
    await expect(page.getByRole('link', { name: t('loading') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(page.getByRole('status').filter({ hasText: t('loading') })).toHaveCount(1)
    await expect(getReadMoreLinks(page)).toHaveCount(6)
    await expect(page.locator('[data-skeleton]').first()).toBeVisible()
    // A second press while loading changes nothing.
    await expect(page.getByRole('link', { name: t('loading') })).toBeFocused()
    await page.keyboard.press('Enter')
    release()
    await expect(getReadMoreLinks(page)).toHaveCount(12)
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    await expect(getReadMoreLinks(page).nth(6)).toBeFocused()
    await expect(
      page.getByRole('status').filter({ hasText: t('added', { count: '6' }) }),
    ).toHaveCount(1)
    const after = await getReadMoreLinks(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )
    expect(after.slice(0, 6)).toEqual(shown)
    expect(new Set(after).size).toBe(12)

    const opened = context.waitForEvent('page')
    await getMoreLink(page).click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL('/ua/blog/page/3')
    await expect(getReadMoreLinks(page)).toHaveCount(12)

    for (const fail of [
      (route: Route) => route.abort('internetdisconnected'),
      (route: Route) => route.fulfill({ status: 502, json: {} }),
    ]) {
      await page.route('**/api/uk/blog?page=3', fail, { times: 1 })
      await getMoreLink(page).click()
      await expect(page.getByText(t('failed'))).toBeVisible()
      await expect(getReadMoreLinks(page)).toHaveCount(12)
    }
    for (let count = 18; count < articleSlugs.length; count += 6) {
      await getMoreLink(page).click()
      await expect(getReadMoreLinks(page)).toHaveCount(count)
      await expect(getReadMoreLinks(page).nth(count - 6)).toBeFocused()
      await expect(page.getByText(t('failed'))).toHaveCount(0)
    }
    await getMoreLink(page).click()
    await expect(getReadMoreLinks(page)).toHaveCount(articleSlugs.length)
    await expect(getMoreLink(page)).toHaveCount(0)
    const rest = articleSlugs.length % 6 || 6
    await expect(getReadMoreLinks(page).nth(articleSlugs.length - rest)).toBeFocused()
    await expect(
      page.getByRole('status').filter({ hasText: t('added', { count: String(rest) }) }),
    ).toHaveCount(1)
    const pages = Array.from(
      { length: Math.ceil(articleSlugs.length / 6) },
      (_, index) => `/api/uk/blog?page=${index + 1}`,
    )
    const failed = '/api/uk/blog?page=3'
    expect(calls.filter((call) => call !== failed)).toEqual(pages.filter((page) => page !== failed))
  })

  test('later pages have an address and a title of their own, and one way to go on; the first says what is checked before publishing', async ({
    page,
  }) => {
    const rules = page.getByRole('region', { name: joinHeadingWords(t('rules.title')) })
    await page.goto('/ua/blog/page/2')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pageTitle', { page: 2 }))
    await expect(rules).toHaveCount(0)
    await expect(page).toHaveTitle(`${t('pageTitle', { page: 2 })} — ${content.clinic.name.ua}`)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/ua\/blog\/page\/2$/,
    )
    await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveAttribute(
      'href',
      /\/en\/blog\/page\/2$/,
    )
    // Read more is quieter than under "Read also".
    await expect(getReadMoreLinks(page).first()).toHaveCSS('border-top-width', '0px')
    await expect(getReadMoreLinks(page).first()).toHaveCSS('text-decoration-line', 'underline')
    await expect(page.getByRole('link', { name: t('previous') })).toHaveCount(0)
    await getMoreLink(page).click()
    await expect(getReadMoreLinks(page)).toHaveCount(12)
    await page
      .getByRole('navigation', { name: t('topics') })
      .getByRole('link', { name: t('all') })
      .click()
    await expect(page).toHaveURL('/ua/blog')
    for (const rule of ['sources', 'languages', 'dates', 'emergencies', 'review'] as const)
      await expect(rules.getByText(t(`rules.${rule}`))).toBeVisible()
  })
})

test('on a phone the home page shows three rows, each a link as a whole, and More all it has and the next page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ua')
  const rows = page.getByRole('region', { name: t('title') }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(140)
  await getMoreLink(page).click()
  await expect(rows).toHaveCount(12)
  await expect(getReadMoreLinks(page).nth(6)).toBeFocused()
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  // The title's middle, which the link covers.
  await rows.nth(3).click({ position: { x: 200, y: 50 } })
  await expect(page).toHaveURL(/\/ua\/article\//)
})

test.describe('the list without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is whole on a phone; More leads to the next page, and later pages to the one before as well', async ({
    page,
    request,
  }) => {
    const previous = page.getByRole('link', { name: t('previous') })
    expect(await (await request.get('/ua/blog')).text()).not.toContain('rel="prev"')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/ua')
    await expect(page.getByRole('region', { name: t('title') }).getByRole('listitem')).toHaveCount(
      6,
    )
    await expect(getMoreLink(page)).toHaveAttribute('rel', 'next')
    await getMoreLink(page).click()
    await expect(page).toHaveURL('/ua/blog/page/2')
    await expect(
      page.getByRole('heading', { level: 1, name: t('pageTitle', { page: 2 }) }),
    ).toBeVisible()
    await expect(getReadMoreLinks(page)).toHaveCount(6)
    await expect(previous).toHaveAttribute('rel', 'prev')
    await expect(previous).toHaveAttribute('href', '/ua/blog')
    await getMoreLink(page).click()
    await expect(page).toHaveURL('/ua/blog/page/3')
    await previous.click()
    await expect(page).toHaveURL('/ua/blog/page/2')
  })
})

test('page 1 of the list is asked for on every navigation to a page with posts, and nothing on others', async ({
  page,
}) => {
  const calls = recordCalls(page)
  await page.goto('/ua/privacy-policy')
  await waitForHydration(page)
  expect(calls).toEqual([])
  const waitForCallFrom = (getArticlePath: string) =>
    page.waitForRequest(
      (request) =>
        isFirstPage(request.url()) &&
        request.headers()['referer']?.includes(getArticlePath) === true,
    )
  const fromList = waitForCallFrom('/ua/blog')
  await page.getByRole('contentinfo').locator('a[href="/ua/blog"]').click()
  await fromList
  const fromArticle = waitForCallFrom('/ua/article/')
  await getReadMoreLinks(page).first().click()
  await fromArticle
  const again = waitForCallFrom('/ua/blog')
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: t('all') })
    .click()
  await again
  await expect(page).toHaveURL('/ua/blog')
})

test.describe('articles without JavaScript @slow', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of locales) {
    test(`are all there to read, in ${locale}`, async ({ page, request }) => {
      for (const slug of articleSlugs) {
        const post = (await (await request.get(`/api/${locale}/post/${slug}`)).json()) as Post
        await page.goto(pathTo(locale, 'article', { slug }), { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          joinHeadingWords(post.title),
        )
        const paragraphs = page.locator('article .prose p')
        await expect(paragraphs).toHaveCount(post.body.split('<p>').length - 1)
        await expect(paragraphs.last()).toBeVisible()
        await expect(page.getByText(getTranslator(locale, 'Article')('loading'))).toHaveCount(0)
      }
    })
  }
})

test.describe('an article', () => {
  const getArticlePath = (locale: Locale) => pathTo(locale, 'article', { slug: exampleSlug })
  const related = findArticleFacts(exampleSlug)?.related ?? []
  const onSupplements = articleSlugs.find((slug) => findArticleFacts(slug)?.isOnSupplements) ?? ''
  const getArticle = (page: Page) => page.getByRole('article').first()

  for (const locale of locales) {
    const own = getTranslator(locale, 'Article')

    /** Who wrote the post, who checked it once a doctor has, and how many sources it has. */
    const makeByline = (post: Post) => {
      const makeLine = (part: 'author' | 'reviewer') => {
        const person = findAuthor(post[part])
        const name = person?.name[locale] ?? 'nobody'
        return own(part, { name, role: person?.role[locale].toLocaleLowerCase() ?? 'nothing' })
      }
      const sources = own('sources', { count: post.references.length })
      return [
        makeLine('author'),
        ...(post.reviewer === undefined ? [] : [makeLine('reviewer')]),
        sources,
      ]
    }

    test(`in ${locale} says who wrote and checked it, is shared, leads to its parts and to others, and of supplements says that it is no advice${tagRepetition(locale === 'en')}`, async ({
      page,
      context,
      request,
      site,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const post = (await (await request.get(`/api/${locale}/post/${exampleSlug}`)).json()) as Post
      const refreshed = page.waitForResponse((response) =>
        isFirstPage(response.url(), localeDetails[locale].provider),
      )
      await page.goto(`${getArticlePath(locale)}?utm_source=mail#references`)
      const notice = getArticle(page).getByText(own('supplements'), { exact: true })

      await test.step('who wrote and checked it, when, and how long it takes', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title)
        for (const text of makeByline(post))
          await expect(getArticle(page).getByText(text, { exact: true })).toBeVisible()
        const facts = getArticle(page).getByText(
          own('reading', { time: formatUnits(locale, post.readingMinutes, 'minute') }),
        )
        await expect(facts).toContainText(
          own('published', { date: formatDay(locale, post.published ?? '') }),
        )
        await expect(facts).toContainText(
          own('updated', { date: formatDay(locale, post.updated ?? '') }),
        )
        await expect(getArticle(page).getByText(own('disclaimer'), { exact: true })).toBeVisible()
        const reviewed = facts.filter({ hasText: own('reviewed', { date: '' }).trim() })
        await expect(reviewed).toHaveCount(Number(post.reviewed !== undefined))
        await expect(notice).toHaveCount(0)
      })

      await test.step('Read also offers five others, those that share a topic first', async () => {
        await refreshed
        const region = page.getByRole('region', { name: getTranslator(locale, 'Blog')('readAlso') })
        const links = region.getByRole('link', { name: getTranslator(locale, 'Blog')('readMore') })
        await expect(links).toHaveCount(5)
        const shown = await links.evaluateAll((each) =>
          each.map((link) => link.getAttribute('href') ?? ''),
        )
        const close = getTopicsOfArticle(exampleSlug).flatMap((topic) =>
          topic.slugs.filter((slug) => slug !== exampleSlug),
        )
        const first = shown.slice(0, close.length).map((target) => target.split('/').at(-1) ?? '')
        expect(first.filter((slug) => !close.includes(slug))).toEqual([])
        expect(shown).not.toContain(getArticlePath(locale))
        await expect(
          region.getByRole('link', { name: getTranslator(locale, 'Blog')('more'), exact: true }),
        ).toHaveCount(0)
        await expect(links.first()).not.toHaveCSS('border-top-width', '0px')
      })

      await test.step('shares its own address, without what brought the visitor; by the phone’s own sharing where there is one', async () => {
        const share = page.getByRole('button', { name: own('share') })
        await waitForHydration(page)
        await share.click()
        await expect(page.getByRole('status').filter({ hasText: own('copied') })).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
          site.url + getArticlePath(locale),
        )
        await page.evaluate(() => {
          Object.assign(navigator, {
            share: (data: ShareData) => {
              document.body.dataset['shared'] = data.url ?? ''
              return Promise.resolve()
            },
          })
        })
        await share.click()
        await expect(page.locator('body')).toHaveAttribute(
          'data-shared',
          site.url + getArticlePath(locale),
        )
      })

      const title = getArticle(page).getByText(own('links'), { exact: true })
      const links = getArticle(page).locator('details').getByRole('link')

      await test.step('its links are closed until they are asked for, by keyboard too', async () => {
        await expect(links).toHaveCount(0)
        await title.focus()
        await page.keyboard.press('Enter')
        await expect(links).toHaveCount(related.length)
        await page.keyboard.press('Space')
        await expect(links).toHaveCount(0)
      })

      await test.step('a table of contents brings each heading into sight', async () => {
        const links = page.getByRole('navigation', { name: own('contents') }).getByRole('link')
        const titles = await links.allInnerTexts()
        expect(titles.length).toBeGreaterThanOrEqual(4)
        const header = await page.getByRole('banner').boundingBox()
        for (const title of titles) {
          await links.getByText(title, { exact: true }).click()
          const heading = getArticle(page).getByRole('heading', {
            level: 2,
            name: title,
            exact: true,
          })
          await expect(heading).toBeInViewport()
          await expect
            .poll(async () => (await heading.boundingBox())?.y)
            .toBeGreaterThan((header?.height ?? 0) - 1)
        }
      })

      await title.click()
      await links.first().click()
      await expect(page).toHaveURL(pathTo(locale, 'article', { slug: related[0] ?? '' }))

      await page.goto(pathTo(locale, 'article', { slug: onSupplements }))
      await expect(notice).toBeVisible()
      await getArticle(page)
        .getByRole('link', { name: own('buy') })
        .click()
      await expect(page).toHaveURL(pathTo(locale, 'home', { anchor: 'nutraceuticals' }))
      await expect(
        page.getByRole('link', { name: getTranslator(locale, 'Nutraceuticals')('shop') }),
      ).toBeInViewport()
    })
  }

  test('without a slug is the one viewed last, in either language, or else the blog', async ({
    page,
  }) => {
    // Its script leaves for the blog, before it is loaded or after.
    await page.goto('/ua/article', { waitUntil: 'commit' })
    await expect(page).toHaveURL('/ua/blog')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'))
    for (const slug of [onSupplements, exampleSlug]) {
      await page.goto(`/ua/article/${slug}`)
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(slug)
    }
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.goto('/ua/article/article')
    await expect(page).toHaveURL('/ua/article')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(
      new RegExp(`^${findArticleFacts(exampleSlug)?.text.ua?.head.metaTitle ?? 'none'}`),
    )
    await expect(page.getByRole('figure').first()).toBeVisible()
    await page.goto('/en/article')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      findArticleFacts(exampleSlug)?.text.en?.head.title ?? 'none',
    )
    await expect(
      page.getByRole('region', { name: getTranslator('en', 'Article')('references') }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})
