import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { type Locale, locales } from '#lib/i18n/locales'
import { pickLanguage } from '#lib/content/localized'
import { numberRows } from '#lib/figures/number-rows'
import { pathTo } from '#lib/i18n/routes'
import { articleSlugs } from '#e2e/support/pages'
import { expect, test, getTranslator } from '#e2e/support/test'

test.use({ javaScriptEnabled: false })

const drawn = [...content.figures]
  .map(([slug, figure]) => ({ slug, figure }))
  .filter(({ slug }) => articleSlugs.includes(slug))

type Figure = (typeof drawn)[number]['figure']

/**
 * Expects that a click shows the table of the figure, and that print shows the table without a
 * click. A figure without `tableColumns` has no table.
 */
async function expectTable(page: Page, figure: Figure, locale: Locale) {
  if (!figure.tableColumns) return
  const title = page.getByText(getTranslator(locale, 'Article')('figureTable'), { exact: true })
  const table = page.getByRole('article').getByRole('figure').getByRole('table')
  await expect(table).toBeHidden()
  await title.click()
  await expect(table).toBeVisible()
  await expect(table.getByRole('columnheader')).toHaveText([...figure.tableColumns[locale]])
  const rows = numberRows(pickLanguage(figure, locale), locale)
  await expect(table.getByRole('row')).toHaveCount(rows.length + 1)
  await expect(table.getByRole('row').last().getByRole('cell')).toHaveText(
    rows.at(-1)?.slice(1) ?? [],
  )
  await title.click()
  await page.emulateMedia({ media: 'print' })
  await expect(table).toBeVisible()
  expect(
    await table.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(true)
  await page.emulateMedia({ media: null })
}

/**
 * Finds texts of a drawing that touch another text or leave the drawing's box. A text of the boxes
 * may touch another by 2 px, because the box of a text is higher than its letters.
 */
function findCollidingTexts(page: Page): Promise<string[]> {
  return page.locator('.article-figure > div').evaluate((drawing) => {
    const frame = drawing.getBoundingClientRect()
    const texts = [...drawing.querySelectorAll('svg text')]
      .filter((text) => text.textContent.trim() !== '')
      .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
    const isOutside = ({ left, right }: DOMRect) => left < frame.left || right > frame.right
    const touch = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8
    return texts.flatMap(({ text, box }, index) => [
      ...(isOutside(box) ? [`${text} leaves the drawing`] : []),
      ...texts
        .slice(index + 1)
        .flatMap((other) => (touch(box, other.box) ? [`${text} touches ${other.text}`] : [])),
    ])
  })
}

for (const locale of locales)
  test(`no text of a figure covers another or is cut, from 320 px, in ${locale} @slow`, async ({
    page,
  }) => {
    for (const { slug } of drawn) {
      await page.goto(pathTo(locale, 'article', { slug }))
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await findCollidingTexts(page), `${slug} at ${width}`).toEqual([])
      }
    }
  })

for (const locale of locales)
  test(`every article's figure shows its number and source, in ${locale} @slow`, async ({
    page,
  }) => {
    expect(drawn.filter(({ figure }) => figure.tableColumns)).not.toHaveLength(0)
    for (const { slug, figure } of drawn) {
      await test.step(slug, async () => {
        await page.goto(pathTo(locale, 'article', { slug }))
        const name = `${figure.title[locale]} ${figure.description[locale]}`
        await expect(page.getByRole('img', { name })).toBeVisible()
        const shown = page.getByRole('article').getByRole('figure')
        await expect(shown).toContainText(figure.conclusion[locale])
        const html = await shown.evaluate((element) => element.outerHTML)
        expect(brotliCompressSync(html).byteLength).toBeLessThanOrEqual(3 * 1024)
        await expectTable(page, figure, locale)
        for (const reference of figure.references) {
          const work = page
            .getByRole('region', { name: getTranslator(locale, 'Article')('references') })
            .getByRole('listitem')
          await shown.getByRole('link', { name: `[${reference}]`, exact: true }).click()
          await expect(page).toHaveURL(new RegExp(`#reference-${reference}$`))
          await expect(work.nth(reference - 1)).toHaveId(`reference-${reference}`)
          await expect(work.nth(reference - 1)).toBeInViewport()
        }
      })
    }
  })
