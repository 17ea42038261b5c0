import type { Locator, Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { pathTo } from '#lib/i18n/routes'
import { expect, tagRepetition, test, getTranslator } from '#e2e/support/test'
import { listPagePaths } from '#e2e/support/pages'
import { waitForHydration } from '#e2e/support/visitor'

// Windows high contrast replaces the site's colours and removes backgrounds and shadows.

const transparent = 'rgba(0, 0, 0, 0)'

/** Computed colours of an element, or of its `::before` or `::after`. */
function getColors(element: Locator, pseudo?: '::before' | '::after') {
  return element.evaluate((node, pseudo) => {
    const style = getComputedStyle(node, pseudo)
    const { backgroundColor, color, fill, borderTopWidth, borderTopStyle, outlineStyle } = style
    const canvas = getComputedStyle(document.documentElement).backgroundColor
    const hasEdge =
      (parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none') || outlineStyle !== 'none'
    return { backgroundColor, color, fill, canvas, hasEdge }
  }, pseudo)
}

/** Expects that the element's background is visible and differs from the page's background. */
async function expectFilled(element: Locator, pseudo?: '::before' | '::after') {
  const { backgroundColor, canvas } = await getColors(element, pseudo)
  expect(backgroundColor).not.toBe(canvas)
  expect(backgroundColor).not.toBe(transparent)
}

async function expectEdge(element: Locator) {
  expect((await getColors(element)).hasEdge).toBe(true)
}

/**
 * Expects that `element` and `other` have different backgrounds, and that the text of `element` is
 * readable.
 */
async function expectMarked(element: Locator, other: Locator) {
  const one = await getColors(element)
  const two = await getColors(other)
  expect(one.backgroundColor).not.toBe(two.backgroundColor)
  expect(one.color).not.toBe(one.backgroundColor)
}

/** The visible buttons, and the visible links that look like buttons. */
const listButtons = (page: Page) => page.locator('.button:visible')

test.describe('forced colours', () => {
  test.use({ forcedColors: 'active', viewport: { width: 390, height: 844 } })

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${colorScheme}${tagRepetition(colorScheme === 'dark')}`, () => {
      test.use({ colorScheme })

      test('every button has an edge, and a pressed button differs from its neighbours @slow', async ({
        page,
      }) => {
        for (const path of listPagePaths(colorScheme === 'light' ? 'ua' : 'en')) {
          await page.goto(path)
          expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(
            true,
          )
          for (const button of await listButtons(page).all()) await expectEdge(button)
        }
        const t = getTranslator('en', 'Hero')
        await page.goto(pathTo('en'))
        const getAction = (name: string) =>
          page.getByRole('main').getByRole('link', { name, exact: true }).first()
        await expectMarked(getAction(t('signUp')), getAction(t('checkUp')))
      })

      test("the home page: menu, report, doctors' buttons, dialogs and invalid fields are distinguishable", async ({
        page,
      }) => {
        await page.goto(pathTo('en'))
        await waitForHydration(page)

        await test.step('the menu: its button, the current page and the current language', async () => {
          const t = getTranslator('en', 'Header')
          const burger = page.getByRole('link', { name: t('openMenu'), exact: true })
          const locale = (code: string) =>
            page.getByRole('banner').getByRole('link', { name: new RegExp(`^${code} `) })
          await expect(burger).toBeVisible()
          // With forced colours, the icon of the menu button must have the same colour as the
          // button's text.
          const color = await burger.evaluate((link) => getComputedStyle(link).color)
          await expect(burger.locator('path')).toHaveCSS('stroke', color)
          await burger.click()
          await expectMarked(locale('EN'), locale('UA'))
          const current = page.locator('#menu').getByRole('link', { name: t('home'), exact: true })
          await expect(current).toHaveCSS('text-decoration-line', 'underline')
          await page.keyboard.press('Escape')
          await expect(burger).toBeFocused()
        })

        await test.step('the report: the chosen month, bands and markers', async () => {
          await expect(page.locator('.range-bar')).not.toHaveCount(0)
          const months = page.locator('.segment')
          await expectMarked(months.nth(-2), months.first())
          const bar = page.locator('.range-bar').first()
          await expectEdge(bar)
          for (const part of ['.range-now', '.range-path', '.range-band'])
            await expectFilled(bar.locator(part))
          await expectEdge(bar.locator('.range-start'))
          await months.last().click()
          const own = page.locator('.own .range-bar')
          await expectEdge(own)
          for (const part of ['.range-near', '.range-near + i', '.range-now'])
            await expectFilled(own.locator(part))
        })

        await test.step("the doctors' buttons, also the disabled one", async () => {
          const t = getTranslator('en', 'Team')
          await expect(page.getByRole('button', { name: t('previous') })).toBeDisabled()
          for (const label of [t('previous'), t('next')])
            await expectEdge(page.getByRole('button', { name: label }))
        })

        await test.step('a dialog: its edge and its close button', async () => {
          const [item] = content.packages
          await page.goto(pathTo('en', 'home', { anchor: `package-${item?.id ?? ''}` }))
          const dialog = page.getByRole('dialog')
          await expect(dialog).toBeVisible()
          await expectEdge(dialog)
          const close = dialog.getByRole('button', { name: getTranslator('en', 'Dialog')('close') })
          const cross = await getColors(close)
          expect(cross.color).not.toBe(cross.canvas)
          await close.click()
          await expect(dialog).toBeHidden()
          // Closing the dialog makes the browser go back in its history. The test waits for the
          // address that the page had before the dialog.
          await expect(page).toHaveURL(pathTo('en'))
        })

        await test.step('the example plan: its band, the done part and the marker', async () => {
          await page.goto(pathTo('en', 'checkUp'))
          await page.locator('.ticks').getByRole('checkbox').first().check()
          const band = page.locator('.tick-band')
          await expectEdge(band)
          for (const part of ['::before', '::after'] as const) await expectFilled(band, part)
        })

        await test.step('the invalid fields', async () => {
          const t = getTranslator('en', 'SubscribeForm')
          await page.goto(pathTo('en', 'home', { anchor: 'subscribe' }))
          await expect(page.locator('form[data-hydrated]')).toBeVisible()
          const name = page.getByLabel(t('name'))
          const before = await name.evaluate((field) => getComputedStyle(field).borderTopWidth)
          await page.getByRole('button', { name: t('submit'), exact: true }).click()
          await expect(name).toHaveAttribute('aria-invalid', 'true')
          await expect(name).not.toHaveCSS('border-top-width', before)
        })
      })
    })
  }
})
