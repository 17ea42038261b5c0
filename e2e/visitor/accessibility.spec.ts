import { servicePackages } from '#content/service-packages'
import { serviceCategories } from '#content/service-categories'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { expect, expectAccessible, repeats, test, words } from '#e2e/support/test'
import { expectSide, hydrated, sweeps } from '#e2e/support/visitor'

/** One language and layout; every other pair is left to the slow suite. */
const firsts = ['ua 390']

for (const width of [390, 768, 1440]) {
  for (const locale of locales) {
    test.describe(`${locale} at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })

      for (const { pages, pathsOf } of sweeps(!firsts.includes(`${locale} ${width}`))) {
        test(`axe complains of nothing, and nothing scrolls sideways: ${pages}`, async ({ page }) => {
          for (const path of pathsOf(locale)) {
            await test.step(path, async () => {
              await page.goto(path)
              await expectAccessible(page)
              expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
            })
          }
        })
      }

      test(`nor of what opens, turns or fails on the home page${repeats(firsts[0] !== `${locale} ${width}`)}`, async ({
        page,
      }) => {
        const subscribe = words(locale, 'Subscribe')
        const form = words(locale, 'SubscribeForm')
        const [item] = servicePackages
        const category = serviceCategories.find(({ contactNote }) => contactNote)
        await page.goto(pathTo(locale))
        await hydrated(page)

        for (const id of [`package-${item?.id ?? ''}`, `services-${category?.slug ?? ''}`]) {
          await test.step(id, async () => {
            await page.goto(pathTo(locale, 'home', { anchor: id }))
            await expect(page.locator(`dialog#${id}`)).toBeVisible()
            await expectAccessible(page, `dialog#${id}`)
            await page.keyboard.press('Escape')
            // The step that opened it is taken back; an address entered before that would be taken back with it.
            await expect(page).toHaveURL(pathTo(locale))
          })
        }

        await test.step('contacts', async () => {
          await page.getByRole('button', { name: subscribe('flipToContacts'), exact: true }).click()
          await expectSide(page, locale, 'contacts')
          await expectAccessible(page, '[data-section]')
        })

        await test.step('errors', async () => {
          await page.getByRole('button', { name: subscribe('flipToForm'), exact: true }).click()
          await expect(page.locator('form[data-hydrated]')).toBeVisible()
          await page.getByRole('checkbox').uncheck()
          await page.getByRole('button', { name: form('submit'), exact: true }).click()
          await expect(page.getByText(form('errors.required'))).toHaveCount(3)
          await expectAccessible(page, '[data-section]')
        })
      })
    })
  }
}

for (const width of [390, 768]) {
  test.describe(`menu at ${width} px${repeats(width === 768)}`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('axe complains of nothing while it is open, in either language', { tag: '@slow' }, async ({ page }) => {
      for (const locale of locales) {
        const t = words(locale, 'Header')
        const burger = page.getByRole('link', { name: t('openMenu'), exact: true })
        await page.goto(pathTo(locale, 'checkUp'))
        await hydrated(page)
        await burger.click()
        await expect(page.getByRole('navigation', { name: t('navigation') })).toBeVisible()
        await expectAccessible(page)
      }
    })
  })
}
