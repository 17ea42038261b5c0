import type { Locator, Page } from '@playwright/test'
import { reportMarkers } from '#content/report'
import { pathTo } from '#lib/i18n/routes'
import { expect, test, words } from '#e2e/support/test'
import { expectSide, hydrated } from '#e2e/support/visitor'

const subscribe = words('en', 'Subscribe')
const report = words('en', 'RangeReport')
const team = words('en', 'Team')

/** What takes how long, in seconds, while `action` changes the element; read from the browser's own events. */
async function transitionsOf(element: Locator, action: () => Promise<unknown>): Promise<Record<string, number>> {
  await element.evaluate((node) => {
    node.addEventListener('transitionrun', (event) => {
      if (!(event instanceof TransitionEvent)) return
      const { target, propertyName } = event
      const css = getComputedStyle(node)
      const index = css.transitionProperty.split(', ').findIndex((name) => name === propertyName || name === 'all')
      const seconds = parseFloat(css.transitionDuration.split(', ').at(index) ?? '0')
      if (target === node) node.dataset['ran'] = `${node.dataset['ran'] ?? ''}${propertyName}=${seconds};`
    })
  })
  await action()
  const ran = await element.getAttribute('data-ran')
  return Object.fromEntries(
    (ran ?? '')
      .split(';')
      .filter(Boolean)
      .map((entry) => entry.split('='))
      .map(([name = '', seconds]) => [name, Number(seconds)]),
  )
}

/** Turns the card to the contacts; answers what moved. */
async function flip(page: Page) {
  const button = page.getByRole('button', { name: subscribe('flipToContacts'), exact: true })
  await hydrated(page)
  return transitionsOf(page.locator('.flip-back'), async () => {
    await button.click()
    await expectSide(page, 'en', 'contacts')
    await expect(page.getByRole('button', { name: subscribe('flipToForm'), exact: true })).toBeFocused()
  })
}

/** Chooses the start of the programme on the example report; answers what moved of the first marker. */
async function chooseStart(page: Page) {
  return transitionsOf(page.locator('.range-now').first(), async () => {
    const [marker] = reportMarkers
    await page.getByRole('radio', { name: report('start') }).check()
    await expect(page.getByText(String(marker?.values[0]), { exact: true })).toBeVisible()
  })
}

test.describe('for those who want less motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('the card does not turn, markers, anchors and doctors come without gliding', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(pathTo('en'))
    const flipped = await flip(page)
    expect(flipped['transform'] ?? 0).toBeLessThan(0.001)
    for (const side of await page.locator('.flip-side').all()) await expect(side).toHaveCSS('transform', 'none')
    const moved = await chooseStart(page)
    expect(moved['left'] ?? 0).toBeLessThan(0.001)
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    const next = page.getByRole('button', { name: team('next') })
    await next.scrollIntoViewIfNeeded()
    const slides = page.getByRole('group', { name: team('title'), exact: true })
    const places = await slides.evaluateHandle((list) => {
      const places: number[] = []
      list.addEventListener('scroll', () => places.push(list.scrollLeft))
      return places
    })
    await next.click()
    await expect(next).toBeDisabled()
    // One leap, without a place in between.
    await expect.poll(() => places.jsonValue()).toHaveLength(1)
  })
})

test.describe('for everybody else', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the card turns, the markers slide and the page glides', { tag: '@slow' }, async ({ page }) => {
    await page.goto(pathTo('en'))
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
    await expect(page.locator('.flip-back')).toHaveCSS('transform', /^matrix3d\(-1/)
    const slid = await chooseStart(page)
    expect(slid['left']).toBeGreaterThanOrEqual(0.2)
    const turned = await flip(page)
    expect(turned['transform']).toBeGreaterThanOrEqual(0.2)
  })
})
