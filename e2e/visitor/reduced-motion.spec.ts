import type { Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { pathTo } from '#lib/i18n/routes'
import { expect, test, getTranslator } from '#e2e/support/test'
import { expectCardSide, waitForHydration } from '#e2e/support/visitor'

const subscribe = getTranslator('en', 'Subscribe')
const team = getTranslator('en', 'Team')

/** The duration of an element's longest transition, in seconds. */
const getTransitionSeconds = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) =>
      Math.max(...getComputedStyle(element).transitionDuration.split(',').map(parseFloat)),
    )

/**
 * Turns the sign-up card to its contacts side, and chooses the first stage of the example report.
 */
async function turnAndChoose(page: Page) {
  await page.goto(pathTo('en'))
  await waitForHydration(page)
  await page.getByRole('button', { name: subscribe('flipToContacts'), exact: true }).click()
  await expectCardSide(page, 'en', 'contacts')
  await page.getByRole('radio', { name: getTranslator('en', 'RangeReport')('start') }).check()
  await expect(
    page.getByText(String(content.report.markers[0]?.values[0]), { exact: true }),
  ).toBeVisible()
}

/**
 * The positions of the moving mark in the left margin (`.rail::after`) at the top and the end of
 * the page. A position is a share of the height of `.rail`.
 */
function getRailPlaces(page: Page): Promise<number[]> {
  return page.locator('.rail').evaluate(async (rail) => {
    const places: number[] = []
    for (const top of [0, document.documentElement.scrollHeight]) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { translate } = getComputedStyle(rail, '::after')
      places.push(
        (translate === 'none' ? 0 : parseFloat(translate.split(' ')[1] ?? '0')) / rail.clientHeight,
      )
    }
    return places
  })
}

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('card, markers, anchors and doctors change without animation', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await turnAndChoose(page)
    for (const moved of ['.flip-back', '.range-now'])
      expect(await getTransitionSeconds(page, moved)).toBeLessThan(0.001)
    for (const side of await page.locator('.flip-side').all())
      await expect(side).toHaveCSS('transform', 'none')
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    // The line in the margin is shown on wide screens only.
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await getRailPlaces(page)).toEqual([0, 0])
    await page.setViewportSize({ width: 390, height: 844 })
    const next = page.getByRole('button', { name: team('next') })
    await next.scrollIntoViewIfNeeded()
    const slides = page.getByRole('group', { name: team('title'), exact: true })
    const places = await slides.evaluateHandle((list) => {
      const places: number[] = []
      list.addEventListener('scroll', () => places.push(list.scrollLeft))
      return places
    })
    await next.click()
    await expect(page.getByRole('button', { name: team('previous') })).toBeEnabled()
    // Without animation the list scrolls in one jump, which makes one scroll event.
    await expect.poll(() => places.jsonValue()).toHaveLength(1)
  })
})

test.describe('without a preference for reduced motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the card turns, the markers slide and the page scrolls smoothly @slow', async ({
    page,
  }) => {
    await turnAndChoose(page)
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
    for (const moved of ['.flip-back', '.range-now'])
      expect(await getTransitionSeconds(page, moved)).toBeGreaterThanOrEqual(0.2)
    const [top, end] = await getRailPlaces(page)
    expect(top).toBe(0)
    expect(end).toBeGreaterThan(0.9)
  })
})
