import type { Page } from '@playwright/test'
import { embeddedSlugs } from '#lib/blog/embedded-slugs'
import { locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { expect, repeats, test } from '#e2e/support/test'

test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false })

const slugs = await embeddedSlugs()

/**
 * Characters on a full line of the paragraphs that match, on average: a line is full when another one follows it. Read
 * from the boxes of the letters.
 */
function lineLength(page: Page, selector: string): Promise<number> {
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
          // Marks of works stand a little higher or lower on the same line.
          if (box) {
            const line = [...lines.keys()].find((bottom) => Math.abs(bottom - box.bottom) < 8) ?? box.bottom
            lines.set(line, (lines.get(line) ?? 0) + 1)
          }
        }
      }
      full.push(...[...lines.values()].slice(0, -1))
    }
    return full.reduce((sum, count) => sum + count, 0) / full.length
  })
}

/** What is read line after line: an article, legal pages, the leads of landing pages. */
const texts = (locale: Locale) =>
  [
    [pathTo(locale, 'article', { slug: 'antiage' }), '.prose > p'],
    [pathTo(locale, 'privacyPolicy'), '.prose p'],
    [pathTo(locale, 'terms'), '.prose p'],
    [pathTo(locale, 'checkUp'), '.page-hero .lead'],
    [pathTo(locale, 'weightLoss'), '.page-hero .lead'],
  ] as const

for (const locale of locales) {
  const all = texts(locale)
  const sweep = slugs.map((slug) => [pathTo(locale, 'article', { slug }), '.prose > p'] as const)
  for (const [pages, some] of [
    [`pages of each kind${repeats(locale === 'en')}`, all],
    ['every article @slow', sweep],
  ] as const)
    test(`lines have 60 to 70 characters, ${locale}: ${pages}`, { tag: '@slow' }, async ({ page }) => {
      for (const [path, selector] of some) {
        await test.step(path, async () => {
          await page.goto(path)
          const length = await lineLength(page, selector)
          expect.soft(length, path).toBeGreaterThanOrEqual(60)
          expect.soft(length, path).toBeLessThanOrEqual(70)
        })
      }
    })
}
