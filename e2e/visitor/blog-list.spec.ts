import type { Page, Route } from '@playwright/test'
import { content } from '#e2e/support/content'
import { articleSlugs } from '#e2e/support/pages'
import { expect, getTranslator, test } from '#e2e/support/test'
import { waitForHydration } from '#e2e/support/visitor'
import { joinHeadingWords } from '#lib/i18n/short-words'

const t = getTranslator('ua', 'Blog')

/** The "Read more" links of the page. Each link's accessible name contains the post's title. */
const getReadMoreLinks = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: t('readMore') })

const getMoreLink = (page: Page) => page.getByRole('link', { name: t('more'), exact: true })

const isFirstPage = (url: string, code = 'uk') => url.endsWith(`/api/${code}/blog?page=1`)

/** Records the page's requests to the API, except `/api/event`, which counts page views. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/event') calls.push(pathname + search)
  })
  return calls
}

/** Delays the responses to `url` until the returned function is called. */
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

test.describe('the list of articles', () => {
  test('More appends each page once and announces it; after a failure it works again; it disappears after the last page', async ({
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
    // While the next articles load, pressing the link again changes nothing.
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

  test('later pages have their own address and title, and link to the next page; the first page lists the editorial rules', async ({
    page,
  }) => {
    const { rulesTitle, rules: written } = content.howWeWork.articles
    const rules = page.getByRole('region', { name: joinHeadingWords(rulesTitle.ua) })
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
    // The "Read more" links of this list have no border. The links in the section "Read also" have
    // a border.
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
    expect(written.length).toBeGreaterThan(0)
    for (const rule of written) await expect(rules.getByText(rule.ua)).toBeVisible()
  })
})

test('on a phone the home page shows three articles as whole links, and More adds the remaining articles and the next page', async ({
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
  // A click anywhere in a row must open its article. The position is in pixels from the row's top
  // left corner.
  await rows.nth(3).click({ position: { x: 200, y: 50 } })
  await expect(page).toHaveURL(/\/ua\/article\//)
})

test.describe('the list of articles without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript the list is complete on a phone, More leads to the next page, and later pages link back', async ({
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

test('page 1 of the list is requested on every navigation to a page with posts, and on no other page', async ({
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
