import type { Page } from '@playwright/test'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { exampleSlug, listPagePaths } from '#e2e/support/pages'
import { isInSiteFont, openInSiteFont } from '#e2e/support/site-font'
import { expect, test } from '#e2e/support/test'

/** Widths of phone screens, in pixels. */
const widths = Array.from({ length: 12 }, (_, index) => 320 + 10 * index)

/**
 * Largest allowed share of headings and lead paragraphs whose number of lines differs between
 * fallback font and site font.
 */
const mostOtherLines = 0.02

const siteFonts = ['geologica-site', 'onest-site']

/** Counts the lines of each heading and lead paragraph of the page. */
function countLines(): number[] {
  return [...document.querySelectorAll('h1, h2, h3, .lead')].map((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const half = parseFloat(getComputedStyle(element).lineHeight) / 2
    const bottoms = [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ bottom }) => bottom)
      .sort((one, other) => one - other)
    return bottoms.filter((bottom, index) => bottom - (bottoms[index - 1] ?? -Infinity) > half)
      .length
  })
}

/** Counts the lines of headings and lead paragraphs at every width. */
async function listLines(page: Page): Promise<Record<string, number[]>> {
  const lines: Record<string, number[]> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    lines[width] = await page.evaluate(countLines)
  }
  return lines
}

/**
 * Opens a page without fonts. The fonts load after a call of the returned function `release`. The
 * returned `asked` has the names of the requested fonts.
 * @param width the width of the window in pixels
 */
async function openWithoutFonts(page: Page, path: string, width: number) {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  const asked = new Set<string>()
  await page.route('**/fonts/**', async (route) => {
    asked.add(/(\w+-\w+)-[\d.]+\.woff2/.exec(route.request().url())?.[1] ?? '')
    await released
    await route.continue()
  })
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  // The test waits 300 ms, because Chromium hides text for at most 100 ms while a font loads.
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return paint && performance.now() > paint.startTime + 300
  })
  return {
    asked,
    release: () => {
      release(undefined)
    },
  }
}

const waitForFonts = (page: Page) =>
  page.waitForFunction(() => {
    const loaded = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family)
    return loaded.includes('Onest') && loaded.includes('Geologica')
  })

for (const locale of locales) {
  const fullest = [
    pathTo(locale),
    pathTo(locale, 'checkUp'),
    pathTo(locale, 'weightLoss'),
    pathTo(locale, 'priceBreakdown'),
    pathTo(locale, 'firstVisit'),
    pathTo(locale, 'howWeWork'),
    pathTo(locale, 'article', { slug: exampleSlug }),
  ]
  for (const [kind, paths, loadedAt] of [
    ['the fullest pages', fullest, [360, 412]],
    ['every page @slow', listPagePaths(locale), [320, 360, 384, 412, 430]],
  ] as const)
    test(`late fonts change no line on a phone, and each font is fetched once, ${locale}: ${kind}`, async ({
      context,
    }) => {
      for (const path of paths)
        for (const width of loadedAt)
          await test.step(`${path} at ${width}`, async () => {
            const page = await context.newPage()
            const { asked, release } = await openWithoutFonts(page, path, width)
            const before = await page.evaluate(countLines)
            release()
            await waitForFonts(page)
            expect(await page.evaluate(countLines)).toEqual(before)
            expect([...asked].sort()).toEqual(siteFonts)
            await page.close()
          })
    })

  test(`the next page uses the loaded fonts, whose line counts are close to the fallback's, ${locale}`, async ({
    context,
  }) => {
    let all = 0
    let others = 0
    for (const path of fullest)
      await test.step(path, async () => {
        const page = await context.newPage()
        await page.route('**/fonts/**', (route) => route.abort())
        await page.goto(path)
        expect(await isInSiteFont(page)).toBe(false)
        const first = await listLines(page)
        await page.unrouteAll({ behavior: 'wait' })
        await openInSiteFont(page, path)
        const next = await listLines(page)
        for (const width of widths) {
          const lines = next[width] ?? []
          all += lines.length
          others += lines.filter((count, index) => count !== first[width]?.[index]).length
        }
        await page.close()
      })
    expect(all).toBeGreaterThan(500)
    expect(others / all).toBeLessThan(mostOtherLines)
  })
}
