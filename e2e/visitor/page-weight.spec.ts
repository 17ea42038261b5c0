import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from '@playwright/test'
import { locales } from '#lib/i18n/locales'
import { indexedPages, pathTo } from '#lib/i18n/routes'
import { content } from '#e2e/support/content'
import { getEmptyAppBytes } from '#e2e/support/empty-app'
import {
  getAssetBytes,
  listFetchedResources,
  countGzipBytes,
  addUp,
  type FetchedResource,
} from '#e2e/support/page-weight'
import { expect, tagRepetition, test, getTranslator } from '#e2e/support/test'
import { waitForHydration } from '#e2e/support/visitor'
import { exampleSlug } from '#e2e/support/pages'

/**
 * Budgets in thousands of bytes. Scripts are counted after gzip, without the scripts of an empty
 * Next app.
 */
const budgets = {
  /** Scripts of the home page. */
  home: 21.6,
  /**
   * Scripts of the home page after a sign-up. Parts of react-hook-form that only the editor uses
   * take 2,000 bytes, because all pages share one copy of the package. The choice of a time for the
   * call takes 1,500 bytes. The browser fetches this choice only after the sign-up.
   */
  everything: 54.6,
  /** Scripts of any other page. */
  others: 17,
  /** Style sheets after gzip. */
  styles: 16,
  /**
   * HTML after Brotli. A page above this budget is only reported, because the clinic's texts may
   * grow. The test fails at one and a half times the budget.
   */
  html: 34,
  /** HTML without compression. */
  rawHtml: 317,
  /** Font files, in the bytes that the server sends. */
  fonts: 40,
}

const t = getTranslator('ua', 'SubscribeForm')
const kb = (bytes: number) => bytes / 1000
const ending = (files: readonly FetchedResource[], end: string) =>
  files.filter(({ url }) => new URL(url).pathname.endsWith(end))
const scripts = (files: readonly FetchedResource[]) =>
  kb(addUp(ending(files, '.js').map(({ url }) => getAssetBytes(url))))

/** Waits five seconds after the load event and returns the resources that the page has fetched. */
async function waitForResources(page: Page): Promise<FetchedResource[]> {
  await page.waitForLoadState('load')
  await page.waitForFunction(() => {
    const [load] = performance.getEntriesByType('navigation')
    return performance.now() > (load as PerformanceNavigationTiming).loadEventEnd + 5000
  })
  return listFetchedResources(page)
}

const brotli = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }).byteLength

/**
 * Reports a page whose HTML exceeds `budgets.html`. Returns `bytes`.
 * @param bytes the size of the HTML in thousands of bytes
 */
function reportHtmlBytes(page: string, bytes: number): number {
  if (bytes > budgets.html)
    process.stderr.write(`${page}: ${bytes} of ${budgets.html} kB of HTML\n`)
  return bytes
}

test.describe('bytes that a visitor on a phone loads', () => {
  // The tests run one after another in one worker, so that the empty app is built once.
  test.describe.configure({ mode: 'default', timeout: 180_000 })
  let floor = 0

  test.beforeAll(async () => {
    floor = kb(await getEmptyAppBytes())
    expect(floor).toBeGreaterThan(100)
  })

  for (const locale of locales) {
    const pages = [
      ...indexedPages.map((page) => pathTo(locale, page)),
      pathTo(locale, 'article', { slug: exampleSlug }),
      pathTo(locale, 'doctor', { slug: content.doctors[0]?.id ?? '' }),
    ]

    test(`${locale}: scripts, styles, fonts and HTML are within the budget, and nothing comes from other sites${tagRepetition(locale !== 'ua')}`, async ({
      context,
      site,
    }) => {
      // The pages load in parallel, because the test watches each page for five seconds.
      const loaded = await Promise.all(
        pages.map(async (name) => {
          const page = await context.newPage()
          const response = await page.goto(name)
          const html = (await response?.text()) ?? ''
          return {
            name,
            html,
            link: response?.headers()['link'],
            files: await waitForResources(page),
          }
        }),
      )
      for (const { name, html, link, files } of loaded) {
        await test.step(name, () => {
          const ours = scripts(files) - floor
          expect(ours).toBeGreaterThan(0)
          expect(ours).toBeLessThan(name === pathTo(locale) ? budgets.home : budgets.others)
          const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
            ([, text = '']) => text,
          )
          const styles = kb(
            countGzipBytes(inline.join('')) +
              addUp(ending(files, '.css').map(({ url }) => getAssetBytes(url))),
          )
          expect(styles).toBeGreaterThan(5)
          expect(styles).toBeLessThan(budgets.styles)
          expect(reportHtmlBytes(name, kb(brotli(html)))).toBeLessThan(1.5 * budgets.html)
          expect(kb(Buffer.byteLength(html))).toBeLessThan(budgets.rawHtml)
          const fonts = ending(files, '.woff2')
          expect(fonts).toHaveLength(2)
          expect(kb(addUp(fonts.map(({ sent }) => sent)))).toBeLessThan(budgets.fonts)
          expect(kb(addUp(fonts.map(({ sent }) => sent)))).toBeGreaterThan(10)
          expect(link?.match(/as=font/g)).toHaveLength(2)
          expect(files.filter(({ url }) => new URL(url).origin !== site.url)).toEqual([])
        })
      }
    })
  }

  test("home: the form's script loads only near the form, and the whole page is within the budget", async ({
    page,
  }) => {
    await page.goto('/ua')
    await waitForHydration(page)
    const first = await listFetchedResources(page)

    const form = page.locator('form[data-hydrated]')
    await page.locator('#subscribe').scrollIntoViewIfNeeded()
    await expect(form).toBeVisible()
    const withForm = await listFetchedResources(page)
    expect(scripts(withForm)).toBeGreaterThan(scripts(first))

    // Next must not prefetch the pages behind the footer's links. A prefetch request has `_rsc=` in
    // the address.
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(page.locator('footer')).toBeInViewport()
    expect((await listFetchedResources(page)).filter(({ url }) => url.includes('_rsc='))).toEqual(
      [],
    )

    await page.getByLabel(t('name')).fill('Олена')
    await page.getByLabel(t('phone')).fill('67')
    await page.getByRole('button', { name: t('submit') }).click()
    await expect(page.getByText(t('successTitle'))).toBeVisible()
    expect(scripts(await listFetchedResources(page)) - floor).toBeLessThan(budgets.everything)
  })
})
