import type { CDPSession, Page } from '@playwright/test'
import { listPagePaths } from '#e2e/support/pages'
import { expect, getTranslator, tagRepetition, test } from '#e2e/support/test'
import { waitForHydration } from '#e2e/support/visitor'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

// A visitor on a phone with a slow line and a slow processor sees no part of a page move. The tests
// measure no time: they fail when an element moves, whenever that is.

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
})

/** Bytes per second of a slow phone’s line, and the delay of each response in milliseconds. */
const slowLine = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 }

/** Factor by which the processor is slower. */
const slowProcessor = 4

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowLine })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  return session
}

/**
 * An entry of the type `layout-shift` (https://wicg.github.io/layout-instability/). TypeScript has
 * no type for such an entry.
 */
type Shift = PerformanceEntry & {
  value: number
  sources: readonly {
    node: Node | null
    previousRect: DOMRectReadOnly
    currentRect: DOMRectReadOnly
  }[]
}

/** Records every shift of the layout in `window.shifts`, with the elements that moved. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const measure = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    const describe = ({ node, previousRect, currentRect }: Shift['sources'][number]) => {
      const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent
      return `${name}: ${measure(previousRect)} to ${measure(currentRect)}`
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push([value.toFixed(4), ...sources.map(describe)].join(' | '))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the shifts so far. Each begins with its share of the score CLS. */
const readShifts = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts') as string[])

/**
 * The CLS of a page must round to 0.00. A slow line may cut a text anywhere, and the end of a
 * centred label then moves its beginning by a few pixels.
 */
const mostShift = 0.005

/** Scrolls to the end of the page in steps of half a screen, and waits until each step is drawn. */
const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      })
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await drawn()
    }
  })

for (const locale of locales)
  test(`nothing moves on any page with a slow line and a slow processor, ${locale}${tagRepetition(locale !== 'ua')} @slow`, async ({
    page,
  }) => {
    await recordShifts(page)
    const session = await slowDown(page)
    test.setTimeout(900_000)
    for (const path of listPagePaths(locale)) {
      // Every page is the first page of a visit: no script and no font is in the cache.
      await session.send('Network.clearBrowserCache')
      await page.goto(path)
      await waitForHydration(page)
      await scrollToEnd(page)
      const shifts = await readShifts(page)
      const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
      expect.soft(total, [path, ...shifts].join('\n')).toBeLessThan(mostShift)
    }
  })

test('the record of shifts finds an element that moves', async ({ page }) => {
  await recordShifts(page)
  await page.goto(pathTo('ua', 'blog'))
  await page.evaluate(() => {
    document.body.prepend(Object.assign(document.createElement('p'), { textContent: 'Late' }))
  })
  await expect
    .poll(async () => Number.parseFloat((await readShifts(page))[0] ?? '0'))
    .toBeGreaterThan(mostShift)
})

for (const locale of locales)
  test(`each part of the header has its final position before the next part arrives, ${locale}`, async ({
    page,
  }) => {
    await page.goto(pathTo(locale, 'screening'))
    const action = page.getByRole('banner').getByRole('link', {
      name: getTranslator(locale, 'Header')('signUp'),
      exact: true,
    })
    const menu = page.getByRole('link', { name: getTranslator(locale, 'Header')('openMenu') })
    await expect(menu).toBeVisible()
    const whole = await action.first().boundingBox()
    // A slow line delivers the header in pieces. Without the menu button the page is as it is
    // before the button arrives.
    await menu.evaluate((button) => {
      while (button.nextElementSibling) button.nextElementSibling.remove()
      button.remove()
    })
    expect(await action.first().boundingBox()).toEqual(whole)
  })
