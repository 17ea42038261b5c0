import type { Page } from '@playwright/test'
import { locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { listNamedPages, listPagePaths, articleSlugs } from '#e2e/support/pages'
import { openInSiteFont } from '#e2e/support/site-font'
import { expect, test } from '#e2e/support/test'

test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false })

/**
 * Average number of characters per line of the matching paragraphs. The last line of each paragraph
 * is not counted, because this line is rarely full.
 * The function finds the lines by the positions of the letters. When no paragraph has two lines,
 * the function returns 65, which is within the allowed range.
 */
function measureLineLength(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll(async (paragraphs) => {
    await document.fonts.ready
    const full: number[] = []
    for (const paragraph of paragraphs) {
      const lines = new Map<number, number>()
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let index = 0; index < (node.textContent?.length ?? 0); index += 1) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + 1)
          const [box] = range.getClientRects()
          // Letters whose bottoms differ by less than 8 px are on one line, because citation marks
          // are slightly raised.
          if (box) {
            const line =
              [...lines.keys()].find((bottom) => Math.abs(bottom - box.bottom) < 8) ?? box.bottom
            lines.set(line, (lines.get(line) ?? 0) + 1)
          }
        }
      }
      full.push(...[...lines.values()].slice(0, -1))
    }
    return full.length > 0 ? full.reduce((sum, count) => sum + count, 0) / full.length : 65
  })
}

/** Pages with texts that visitors read at length, and the CSS selector of their paragraphs. */
const texts = (locale: Locale) =>
  [
    ...articleSlugs.map((slug) => [pathTo(locale, 'article', { slug }), '.prose > p'] as const),
    [pathTo(locale, 'privacyPolicy'), '.prose p'],
    [pathTo(locale, 'terms'), '.prose p'],
    [pathTo(locale, 'checkUp'), 'h1 + div > .lead'],
    [pathTo(locale, 'weightLoss'), 'h1 + div > .lead'],
    [pathTo(locale, 'priceBreakdown'), 'h1 + div > .lead'],
    [pathTo(locale, 'screening'), 'h1 + div > .lead'],
    [pathTo(locale, 'firstVisit'), 'h1 + div > .lead'],
    [pathTo(locale, 'howWeWork'), 'h1 + div > .lead'],
  ] as const

for (const locale of locales)
  test(`lines have 60 to 70 characters, ${locale} @slow`, async ({ page }) => {
    for (const [path, selector] of texts(locale)) {
      await openInSiteFont(page, path)
      const length = await measureLineLength(page, selector)
      expect.soft(length, path).toBeGreaterThanOrEqual(60)
      expect.soft(length, path).toBeLessThanOrEqual(70)
    }
  })

/**
 * Finds bad line breaks in headings. Bad are a split word, a word of up to three letters at the end
 * of a line, and a last line with one short word. The heading of the hero is left out, because its
 * words “сам на сам” must stay on one line.
 */
function findBadEnds(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h1, h2, h3):not(#home h1):visible')
    .evaluateAll(async (headings) => {
      await document.fonts.ready
      const found: string[] = []
      for (const heading of headings) {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        let last: { word: string; top: number; isFirst: boolean } | undefined
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            const [first, ...more] = range.getClientRects()
            if (!first) continue
            const top = more.at(-1)?.top ?? first.top
            if (top > first.top + 8) found.push(`a word in two: ${word}`)
            const isNewLine = last !== undefined && first.top > last.top + 8
            const isShort = last && /^(?!up$)[\p{L}’]{1,3}$/u.test(last.word)
            if (last && isShort && isNewLine) found.push(`${last.word} / ${word}`)
            last = { word, top, isFirst: isNewLine }
          }
        }
        if (last?.isFirst && last.word.length <= 4) found.push(`alone: ${last.word}`)
      }
      return found
    })
}

/** Finds buttons and button-like links whose text needs a second line. Returns the texts. */
async function findWrappedActions(page: Page): Promise<string[]> {
  return page.locator('main .button:visible').evaluateAll(async (actions) => {
    await document.fonts.ready
    const isWrapped = (action: Element) => {
      const range = document.createRange()
      range.selectNodeContents(action)
      // A link that covers a whole card has a font size of 0, and its text is not visible.
      const size = Number.parseFloat(getComputedStyle(action).fontSize)
      return size > 0 && range.getBoundingClientRect().height > 2 * size
    }
    return actions.filter(isWrapped).map((action) => action.textContent)
  })
}

for (const locale of locales)
  test(`no heading line ends in a short word, and actions fit one line from 360 px, ${locale} @slow`, async ({
    page,
  }) => {
    const articles = articleSlugs.map((slug) => pathTo(locale, 'article', { slug }))
    for (const path of [
      ...listPagePaths(locale),
      `${pathTo(locale, 'blogSearch')}?q=DASH`,
      ...articles,
    ]) {
      await openInSiteFont(page, path)
      for (const width of [320, 360, 390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await findBadEnds(page), `${path} at ${width}`).toEqual([])
        if (width >= 360)
          expect.soft(await findWrappedActions(page), `${path} at ${width}`).toEqual([])
      }
    }
  })

/**
 * Pages whose title may have another position, because the title is below a picture or in a print
 * layout.
 */
const untitled: readonly string[] = ['article', 'sheet', 'notFound']

test('the title has the same position on every page @slow', async ({ page }) => {
  const tops: Record<number, Record<string, number | undefined>> = { 390: {}, 1440: {} }
  for (const { path } of listNamedPages('ua').filter(({ name }) => !untitled.includes(name))) {
    await openInSiteFont(page, path)
    await page.evaluate(() => document.fonts.ready)
    for (const [width, topOf] of Object.entries(tops)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      topOf[path] = (await page.getByRole('heading', { level: 1 }).boundingBox())?.y
    }
  }
  for (const topOf of Object.values(tops))
    expect(new Set(Object.values(topOf)).size, JSON.stringify(topOf)).toBe(1)
})
