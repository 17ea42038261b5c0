import type { Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { expect, expectAccessible, test, getTranslator } from '#e2e/support/test'
import { scriptsRoute } from '#e2e/support/visitor'

/**
 * Expects the error message with the clinic's phone, a retry button and a link to the home page.
 * @returns the retry button
 */
async function expectMessage(page: Page, locale: Locale) {
  const message = page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(message.getByRole('heading')).toHaveText(content.errorPage.title[locale])
  await expect(message).toBeFocused()
  await expect(
    message.getByRole('link', { name: formatPhone(content.clinic.phone) }),
  ).toHaveAttribute('href', `tel:${content.clinic.phone}`)
  await expect(message.getByRole('link', { name: content.errorPage.home[locale] })).toHaveAttribute(
    'href',
    pathTo(locale),
  )
  await expectAccessible(page)
  return message.getByRole('button', { name: content.errorPage.retry[locale], exact: true })
}

/**
 * Makes every read of `window[name]` throw in this tab, until `sessionStorage` has the item
 * `isMended`.
 */
async function breakBrowser(page: Page, name: 'ResizeObserver' | 'scrollY') {
  await page.addInitScript((name) => {
    const original: unknown = Reflect.get(window, name)
    Object.defineProperty(window, name, {
      get: () => {
        if (sessionStorage.getItem('isMended') === null) throw new Error(`No ${name}`)
        return original
      },
    })
  }, name)
}

const mend = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.setItem('isMended', '')
  })

test('a broken page shows an error message within the site, and a retry works @slow', async ({
  page,
}) => {
  // Breaks the home page, because the home page reads `window.ResizeObserver`.
  await breakBrowser(page, 'ResizeObserver')
  await page.goto(pathTo('ua'))
  const retry = await expectMessage(page, 'ua')
  await expect(
    page.getByRole('navigation', { name: getTranslator('ua', 'Header')('navigation') }),
  ).toBeVisible()
  await mend(page)
  await retry.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    getTranslator('ua', 'Hero')('title'),
  )
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('when the layout breaks, the error message is the whole page @slow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Breaks every page, because the header reads `window.scrollY`.
  await breakBrowser(page, 'scrollY')
  await page.goto(pathTo('en', 'weightLoss'))
  const retry = await expectMessage(page, 'en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(content.errorPage.title.en)
  await expect(page.locator('header')).toHaveCount(0)
  await expect(retry).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await mend(page)
  await retry.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    getTranslator('en', 'WeightLoss')('title'),
  )
  await expect(page).toHaveTitle(new RegExp(content.pages.weightLoss.title.en))

  await page.evaluate(() => {
    sessionStorage.clear()
  })
  await page.reload()
  await expectMessage(page, 'en')
  await mend(page)
  await page.getByRole('link', { name: content.errorPage.home.en }).click()
  await expect(page).toHaveURL(pathTo('en'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    getTranslator('en', 'Hero')('title'),
  )
})

test('when the error message cannot load, the phone and a reload link remain @slow', async ({
  page,
}) => {
  await page.route(scriptsRoute, async (route) => {
    const response = await route.fetch()
    const isMessage = (await response.text()).includes(content.errorPage.title.en)
    await (isMessage ? route.abort() : route.fulfill({ response }))
  })
  await breakBrowser(page, 'ResizeObserver')
  await page.goto(pathTo('ua'))
  await expect(page.getByRole('link', { name: content.clinic.phone })).toHaveAttribute(
    'href',
    `tel:${content.clinic.phone}`,
  )
  await page.unrouteAll({ behavior: 'wait' })
  await mend(page)
  await page.getByRole('main').getByRole('link', { name: '↻' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    getTranslator('ua', 'Hero')('title'),
  )
})
