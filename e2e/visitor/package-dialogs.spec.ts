import type { Page } from '@playwright/test'
import { content, serviceTitle } from '#e2e/support/content'
import type { ServicePackage } from '#lib/content/site-content'
import { formatPrice } from '#lib/i18n/format'
import { pathTo } from '#lib/i18n/routes'
import { expect, test, getTranslator } from '#e2e/support/test'
import { waitForHydration } from '#e2e/support/visitor'

const locale = 'ua'

// The window is low, so that every dialog scrolls.
test.use({ viewport: { width: 1280, height: 600 } })

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
const headerBox = (page: Page) => page.getByRole('banner').boundingBox()

/**
 * Locators for a package's dialog, the link that opens the dialog, and the dialog's order link and
 * close button. Also the address of the open dialog.
 */
function parts(page: Page, { id, name }: Pick<ServicePackage, 'id' | 'name'>) {
  const t = getTranslator(locale, 'Packages')
  const dialog = page.getByRole('dialog', { name, exact: true })
  return {
    dialog,
    link: page.getByRole('link', { name: t('openOf', { name }), exact: true }),
    order: dialog.getByRole('link', { name: t('orderOf', { name }), exact: true }),
    close: dialog.getByRole('button', { name: getTranslator(locale, 'Dialog')('close') }),
    address: pathTo(locale, 'home', { anchor: `package-${id}` }),
  }
}

const [first = { id: '', name: '' }] = content.packages

test.describe('with visible scrollbars, as on most desktops', () => {
  // Playwright hides scrollbars by default. These tests need scrollbars, because a page that loses
  // its scrollbar moves sideways.
  test.use({ ignoreDefaultArgs: ['--hide-scrollbars'] })

  test("a package's dialog keeps the keyboard focus and locks the page behind @slow", async ({
    page,
  }) => {
    const { dialog, link, order, close } = parts(page, first)
    await page.goto(pathTo(locale))
    await waitForHydration(page)
    await link.scrollIntoViewIfNeeded()
    const before = { scroll: await scrollY(page), header: await headerBox(page) }
    await link.click()
    await expect(dialog).toBeVisible()

    await test.step('Tab stays inside', async () => {
      await expect(close).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(order).toBeFocused()
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key)
        // After the dialog's last element the focus moves to the browser window, and then to the
        // first element again. Meanwhile `document.activeElement` is `body`.
        const isOutside = () =>
          page.evaluate(
            () => !document.activeElement?.matches('body, dialog[open], dialog[open] *'),
          )
        expect(await isOutside()).toBe(false)
      }
    })

    await test.step('the arrow keys scroll the dialog while its button has focus', async () => {
      await order.focus()
      await page.keyboard.press('PageDown')
      await expect.poll(() => dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
      await dialog.evaluate((element) => {
        element.scrollTo({ top: 0, behavior: 'instant' })
      })
    })

    await test.step('the page behind neither scrolls nor jumps', async () => {
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
      await page.mouse.move(10, 300)
      await page.mouse.wheel(0, 400)
      await dialog.getByRole('listitem').first().hover()
      await page.mouse.wheel(0, 400)
      await expect.poll(() => dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
      expect(await scrollY(page)).toBe(before.scroll)
      expect(await headerBox(page)).toEqual(before.header)
      await close.click()
      await expect(dialog).toBeHidden()
      await expect.poll(() => scrollY(page)).toBe(before.scroll)
      await expect.poll(() => headerBox(page)).toEqual(before.header)
    })
  })
})

test('a package opens from its card with all its content, closes in every way, and adds no extra step to the history', async ({
  page,
}) => {
  const t = getTranslator(locale, 'Packages')
  await page.goto(pathTo(locale, 'blog'))
  await page.goto(pathTo(locale))
  await waitForHydration(page)
  for (const item of content.packages)
    await test.step(`${item.name} is complete`, async () => {
      const { dialog, link } = parts(page, item)
      await link.click()
      await expect(dialog.getByText(t('duration', { count: item.months }))).toBeVisible()
      await expect(dialog.getByText(item.description[locale])).toBeVisible()
      const { consultations, access, tests } = item.inShort
      await expect(dialog.getByRole('term')).toHaveText([
        t('rows.consultations'),
        t('rows.access'),
        t('rows.tests'),
      ])
      await expect(dialog.getByRole('definition')).toHaveText(
        [consultations, access, tests].map((text) => text[locale]),
      )
      const [ruler, bar] = await Promise.all(
        ['.dialog-band', '.dialog-band .programme-bar'].map((part) =>
          dialog.locator(part).boundingBox(),
        ),
      )
      expect((bar?.width ?? 0) / (ruler?.width ?? 0)).toBeCloseTo(item.months / 12, 3)
      await expect(dialog.locator('.dialog-band')).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByText(content.checkUp.indicatedTests[locale])).toBeVisible()
      await expect(dialog.getByText(formatPrice(locale, item.price), { exact: true })).toBeVisible()
      await expect(dialog.getByRole('heading')).toHaveText([
        item.name,
        t('forEveryone', { studies: serviceTitle('laboratoryStudies')[locale] }),
        t('whenIndicated'),
        t('consultationMethods'),
        t('nutraceuticals'),
      ])
      await expect(dialog.getByRole('listitem')).toHaveText([
        ...item.laboratoryStudies[locale],
        ...item.whenIndicated[locale],
        ...item.consultationMethods[locale],
        ...item.nutraceuticals[locale],
      ])
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(pathTo(locale))
    })

  const { dialog, link, close, address } = parts(page, first)
  for (const [way, leave] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['a click beside it', () => page.mouse.click(10, 300)],
    ['its close button', () => close.click()],
    ['Back', () => page.goBack()],
  ] as const)
    await test.step(way, async () => {
      await link.click()
      await expect(dialog).toBeVisible()
      await expect(page).toHaveURL(address)
      await dialog.getByRole('listitem').first().click()
      await expect(dialog).toBeVisible()
      await leave()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(pathTo(locale))
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport()
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
    })
  await page.goBack()
  await expect(page).toHaveURL(pathTo(locale, 'blog'))
})

test('a phone in landscape shows the content of a dialog on more than half of its height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  for (const id of ['package-concierge-max', 'services-laboratoryStudies']) {
    await page.goto(pathTo('ua', 'home', { anchor: id }))
    const dialog = page.locator(`#${id}`)
    const close = dialog.getByRole('button', { name: getTranslator('ua', 'Dialog')('close') })
    await expect(close).toBeFocused()
    // The content between the close button and the last link must fill more than half of the
    // screen's height.
    const head = await close.boundingBox()
    const foot = await dialog.getByRole('link').last().boundingBox()
    expect((foot?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0)).toBeGreaterThan(390 / 2)
  }
})
