import { clinic } from '#content/clinic'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { expect, repeats, test, words } from '#e2e/support/test'
import { sweeps } from '#e2e/support/visitor'

for (const locale of locales)
  for (const { pages, pathsOf } of sweeps(locale === 'en'))
    test(`on paper a page has the clinic’s phone and nothing to press, ${locale}: ${pages}`, async ({ page }) => {
      await page.setViewportSize({ width: 690, height: 970 })
      for (const path of pathsOf(locale)) {
        await test.step(path, async () => {
          await page.goto(path)
          await page.emulateMedia({ media: 'print' })
          await expect(page.getByRole('banner').getByText(formatPhone(clinic.phone))).toBeVisible()
          const gone = page.locator('form, dialog, footer, .skip-link, header nav, .burger, main .button')
          for (const each of await gone.all()) await expect(each).toBeHidden()
          await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(690)
          await page.emulateMedia({ media: null })
        })
      }
    })

for (const locale of locales)
  test(`answers that are closed on the screen stand on paper, ${locale}${repeats(locale === 'en')}`, async ({
    page,
  }) => {
    await page.goto(pathTo(locale, 'checkUp'))
    const answer = page.locator('.faq details:not([open]) p').first()
    const isShown = () => answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    expect(await isShown()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await isShown()).toBe(true)
    await expect(page.getByText(words(locale, 'Header')('skip'))).toBeHidden()
  })
