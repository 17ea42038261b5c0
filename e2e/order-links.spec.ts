import type { Page } from '@playwright/test'
import { servicePackages } from '#content/service-packages'
import { weightLoss } from '#content/weight-loss'
import { languages, type Language } from '#lib/i18n/languages'
import { pathTo } from '#lib/i18n/routes'
import { findOrder, signUpPath } from '#lib/orders'
import { expect, repeats, storedLeads, test, uniqueName, words } from '#e2e/support/test'
import { badge, signUp, hydrated } from '#e2e/support/visitor'

const max = servicePackages[2]
const basic = weightLoss.packages[0]

/** The order buttons: of a package in its dialog, and of the two other pages. */
const buttons = (page: Page, language: Language) => [
  {
    path: pathTo(language, 'home', { anchor: `package-${max?.id ?? ''}` }),
    link: page.getByRole('link', { name: words(language, 'Packages')('orderOf', { name: max?.name ?? '' }) }),
    code: `package:${max?.id ?? ''}`,
  },
  {
    path: pathTo(language, 'checkUp'),
    link: page.getByRole('link', { name: words(language, 'CheckUp')('order'), exact: true }).first(),
    code: 'check-up',
  },
  {
    path: pathTo(language, 'weightLoss'),
    link: page.getByRole('link', {
      name: words(language, 'WeightLoss')('order', { id: basic?.id ?? '' }),
      exact: true,
    }),
    code: 'weight-loss:basic',
  },
]

const ways = [{ modifiers: ['ControlOrMeta'] }, { modifiers: ['Shift'] }, { button: 'middle' }] as const

for (const language of languages) {
  test(`an order button opens another tab with its order, ${language}${repeats(language === 'en')}`, async ({
    page,
    context,
    site,
  }) => {
    for (const [index, { path, link, code }] of buttons(page, language).entries()) {
      // Each button one way in Ukrainian, every way in English.
      for (const how of language === 'ua' ? ways.slice(index, index + 1) : ways) {
        await test.step(`${code} ${JSON.stringify(how)}`, async () => {
          await page.goto(path)
          await hydrated(page)
          const opened = context.waitForEvent('page')
          await link.click(how as Parameters<typeof link.click>[0])
          const tab = await opened
          await expect(tab).toHaveURL(signUpPath(language, code))
          await expect(page).toHaveURL(path)
          const label = findOrder(code)?.label[language] ?? ''
          await expect(badge(tab, language)).toHaveText(`${words(language, 'Subscribe')('ordered')} ${label}`)
          await tab.close()
        })
      }
    }
    const name = uniqueName()
    await page.goto(signUpPath(language, 'weight-loss:basic'))
    await signUp(page, language, name)
    expect(await storedLeads(site.dataDir, name)).toMatchObject([{ order: 'weight-loss:basic' }])
  })

  test(`the order of an address can be removed there, ${language}${repeats(language === 'en')}`, async ({
    page,
    site,
  }) => {
    const name = uniqueName()
    await page.goto(signUpPath(language, 'check-up'))
    const remove = page.getByRole('link', { name: words(language, 'Subscribe')('removeOrder'), exact: true })
    await hydrated(page)
    await remove.click()
    await expect(badge(page, language)).toHaveCount(0)
    await page.reload()
    await expect(page.locator('form[data-hydrated]')).toBeVisible()
    await expect(badge(page, language)).toHaveCount(0)
    await signUp(page, language, name)
    expect(await storedLeads(site.dataDir, name)).toMatchObject([{ order: null, removedOrder: 'check-up' }])
  })
}
