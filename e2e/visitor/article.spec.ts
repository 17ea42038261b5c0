import type { Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { articleSlugs, exampleSlug } from '#e2e/support/pages'
import { expect, getTranslator, tagRepetition, test } from '#e2e/support/test'
import { waitForHydration } from '#e2e/support/visitor'
import { findAuthor } from '#lib/blog/article-people'
import type { Post } from '#lib/blog/post'
import { listSheetSlugs } from '#lib/blog/sheet'
import { findArticleFacts, getTopicsOfArticle } from '#lib/content/current-content'
import { formatDay, formatUnits } from '#lib/i18n/format'
import { type Locale, localeDetails, locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { joinHeadingWords } from '#lib/i18n/short-words'

const t = getTranslator('ua', 'Blog')

const isFirstPage = (url: string, code = 'uk') => url.endsWith(`/api/${code}/blog?page=1`)

test.describe('articles without JavaScript @slow', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of locales) {
    test(`every article is readable without JavaScript, in ${locale}`, async ({
      page,
      request,
    }) => {
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

    /**
     * Makes the expected lines of an article's byline: the author, the reviewer if any, and the
     * number of sources.
     */
    const makeByline = (post: Post) => {
      const makeLine = (part: 'author' | 'reviewer') => {
        const person = findAuthor(post[part], locale)
        const name = person?.name ?? 'nobody'
        return own(part, { name, role: person?.role.toLocaleLowerCase() ?? 'nothing' })
      }
      const sources = own('sources', { count: post.references.length })
      return [
        makeLine('author'),
        ...(post.reviewer === undefined ? [] : [makeLine('reviewer')]),
        sources,
      ]
    }

    test(`an article in ${locale} names author, reviewer and sources, is shared, links to its sections and other articles; one on supplements has a notice${tagRepetition(locale !== 'ua')}`, async ({
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

      await test.step('author, reviewer, dates and reading time', async () => {
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

      await test.step('"Read also" offers five other articles, those of the same topics first', async () => {
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

      await test.step("the share action uses the plain address, through the phone's own sharing where it exists", async () => {
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
      const links = getArticle(page)
        .locator('details')
        .filter({ has: page.getByText(own('links'), { exact: true }) })
        .getByRole('link')

      await test.step('the list of related links is closed until it is opened, also by keyboard', async () => {
        await expect(links).toHaveCount(0)
        await title.focus()
        await page.keyboard.press('Enter')
        await expect(links).toHaveCount(related.length)
        await page.keyboard.press('Space')
        await expect(links).toHaveCount(0)
      })

      await test.step('the table of contents scrolls to each heading', async () => {
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

  test('the article page without a slug shows the last viewed article in either language, or else the blog', async ({
    page,
  }) => {
    // `goto` must not wait for the load event, because the page's script may redirect before this
    // event.
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

for (const isOwn of [true, false])
  test(`a newer version of an article ${isOwn ? 'keeps' : 'by the provider replaces'} its numbers, its sheet and its drawing`, async ({
    page,
  }) => {
    const slug =
      listSheetSlugs().find(
        (each) => content.figures.has(each) && (findArticleFacts(each)?.keyFacts ?? []).length > 1,
      ) ?? ''
    const facts = findArticleFacts(slug)?.keyFacts ?? []
    await page.route(`**/api/uk/post/${slug}?*`, async (route) => {
      const response = await route.fetch()
      const post = (await response.json()) as object
      const provided = isOwn ? {} : { isOwn, body: '<p>Текст постачальника.</p>' }
      const json = { ...post, ...provided, title: 'Нова назва', version: 'later' }
      await route.fulfill({ response, json })
    })
    await page.goto(pathTo('ua', 'article', { slug }))
    const article = page.getByRole('article').first()
    await expect(article.getByRole('heading', { level: 1 })).toHaveText('Нова назва')
    const parts = [
      ...facts.map(({ meaning }) => article.getByText(meaning.ua, { exact: true })),
      article.getByRole('link', { name: getTranslator('ua', 'Sheet')('print') }),
      article.getByRole('figure'),
    ]
    for (const part of parts) await expect(part).toHaveCount(isOwn ? 1 : 0)
  })
