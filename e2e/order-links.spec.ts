import type { Page } from '@playwright/test'
import { servicePackages } from '#content/service-packages'
import { weightLoss } from '#content/weight-loss'
import { locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { findOrder, signUpPath } from '#lib/orders'
import { expect, repeats, storedLeads, test, uniqueName, words } from '#e2e/support/test'
import { badge, signUp, hydrated } from '#e2e/support/visitor'

const max = servicePackages[2]
const basic = weightLoss.packages[0]

/** The order buttons: of a package in its dialog, and of the two other pages. */
const buttons = (page: Page, locale: Locale) => [
  {
    path: pathTo(locale, 'home', { anchor: `package-${max?.id ?? ''}` }),
    link: page.getByRole('link', { name: words(locale, 'Packages')('orderOf', { name: max?.name ?? '' }) }),
    code: `package:${max?.id ?? ''}`,
  },
  {
    path: pathTo(locale, 'checkUp'),
    link: page.getByRole('link', { name: words(locale, 'CheckUp')('order'), exact: true }).first(),
    code: 'check-up',
  },
  {
    path: pathTo(locale, 'weightLoss'),
    link: page.getByRole('link', {
      name: words(locale, 'WeightLoss')('order.basic'),
      exact: true,
    }),
    code: 'weight-loss:basic',
  },
]

const ways = [{ modifiers: ['ControlOrMeta'] }, { modifiers: ['Shift'] }, { button: 'middle' }] as const

for (const locale of locales) {
  test(
    `an order button opens another tab with its order, ${locale}${repeats(locale === 'en')}`,
    { tag: '@slow' },
    async ({ page, context, site }) => {
      for (const [index, { path, link, code }] of buttons(page, locale).entries()) {
        // Each button one way in Ukrainian, every way in English.
        for (const how of locale === 'ua' ? ways.slice(index, index + 1) : ways) {
          await test.step(`${code} ${JSON.stringify(how)}`, async () => {
            await page.goto(path)
            await hydrated(page)
            const opened = context.waitForEvent('page')
            await link.click(how as Parameters<typeof link.click>[0])
            const tab = await opened
            await expect(tab).toHaveURL(signUpPath(locale, code))
            await expect(page).toHaveURL(path)
            const label = findOrder(code)?.label[locale] ?? ''
            await expect(badge(tab, locale)).toHaveText(`${words(locale, 'Subscribe')('ordered')} ${label}`)
            await tab.close()
          })
        }
      }
      const name = uniqueName()
      await page.goto(signUpPath(locale, 'weight-loss:basic'))
      await signUp(page, locale, name)
      expect(await storedLeads(site.dataDir, name)).toMatchObject([{ order: 'weight-loss:basic' }])
    },
  )

  test(
    `the order of an address can be removed there, ${locale}${repeats(locale === 'en')}`,
    { tag: '@slow' },
    async ({ page, site }) => {
      const name = uniqueName()
      await page.goto(signUpPath(locale, 'check-up'))
      const remove = page.getByRole('link', { name: words(locale, 'Subscribe')('removeOrder'), exact: true })
      await hydrated(page)
      await remove.click()
      await expect(badge(page, locale)).toHaveCount(0)
      await page.reload()
      await expect(page.locator('form[data-hydrated]')).toBeVisible()
      await expect(badge(page, locale)).toHaveCount(0)
      await signUp(page, locale, name)
      expect(await storedLeads(site.dataDir, name)).toMatchObject([{ order: null, removedOrder: 'check-up' }])
    },
  )
}
