import type { Locator } from '@playwright/test'
import { expect, tagRepetition, test } from '#e2e/support/test'
import { locales } from '#lib/i18n/locales'
import { listSweeps } from '#e2e/support/visitor'

type Sign = { top: string; right: string; bars: number }

/** The place of the plus or minus sign of a `<summary>`, and the number of its visible bars. */
function getSign(summary: Locator): Promise<Sign> {
  return summary.evaluate((element) => {
    const bars = (['::before', '::after'] as const)
      .map((pseudo) => getComputedStyle(element, pseudo))
      .filter(({ display, content }) => display !== 'none' && content !== 'none')
    const [first] = bars
    return { top: first?.top ?? '', right: first?.right ?? '', bars: bars.length }
  })
}

const minus = 1
const plus = 2

for (const locale of locales)
  for (const { pages, pathsOf } of listSweeps(locale !== 'ua'))
    test(`every fold has a plus or a minus, which its label never moves, ${locale}: ${pages}${tagRepetition(locale !== 'ua')}`, async ({
      page,
    }) => {
      for (const path of pathsOf(locale))
        await test.step(path, async () => {
          await page.setViewportSize({ width: 390, height: 844 })
          await page.goto(path)
          for (const summary of await page.locator('summary:visible').all()) {
            const isOpen = await summary.evaluate((element) =>
              element.parentElement?.hasAttribute('open'),
            )
            const sign = await getSign(summary)
            expect(sign).toMatchObject({ right: '0px', bars: isOpen ? minus : plus })
            await expect(summary).toHaveCSS('list-style-type', 'none')
            await summary.evaluate((element) => element.append(' слово'.repeat(40)))
            expect(await getSign(summary)).toEqual(sign)
            const { top, height } = await summary.evaluate((element) => ({
              top: parseFloat(getComputedStyle(element, '::before').top),
              height: parseFloat(getComputedStyle(element).lineHeight),
            }))
            // The sign is beside the first line, which begins below a padding of at most 16 px.
            expect(top).toBeLessThan(16 + height)
          }
        })
    })
