import { content } from '#e2e/support/content'
import { listLocaleVariants } from '#e2e/support/locale-variants'
import { pathTo } from '#lib/i18n/routes'
import { expect, expectAccessible, tagRepetition, test, getTranslator } from '#e2e/support/test'
import { expectCardSide, waitForHydration, listSweeps } from '#e2e/support/visitor'

for (const { locale, width, colorScheme } of listLocaleVariants(
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
)) {
  const isRepetition = locale !== 'ua'

  test.describe(`${locale} at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme })

    for (const { pages, pathsOf } of listSweeps(isRepetition)) {
      test(`axe finds no fault: ${pages}`, async ({ page }) => {
        for (const path of pathsOf(locale)) {
          await test.step(path, async () => {
            await page.goto(path)
            await expectAccessible(page)
          })
        }
      })
    }

    test(`axe finds no fault in dialogs, menu, own pressure, contacts and form errors of the home page${tagRepetition(isRepetition)}`, async ({
      page,
    }) => {
      const t = getTranslator(locale, 'Header')
      const subscribe = getTranslator(locale, 'Subscribe')
      const form = getTranslator(locale, 'SubscribeForm')
      const [item] = content.packages
      const category = content.services.find(({ contactNote }) => contactNote)
      await page.goto(pathTo(locale))
      await waitForHydration(page)

      for (const id of [`package-${item?.id ?? ''}`, `services-${category?.slug ?? ''}`]) {
        await test.step(id, async () => {
          await page.goto(pathTo(locale, 'home', { anchor: id }))
          await expect(page.locator(`dialog#${id}`)).toBeVisible()
          await expectAccessible(page, `dialog#${id}`)
          await page.keyboard.press('Escape')
          // Closing the dialog makes the browser go back in its history. The test waits for the
          // address that the page had before the dialog.
          await expect(page).toHaveURL(pathTo(locale))
        })
      }

      const burger = page.getByRole('link', { name: t('openMenu'), exact: true })
      if (width < 1000)
        await test.step('menu', async () => {
          await burger.click()
          await expect(page.getByRole('navigation', { name: t('navigation') })).toBeVisible()
          await expectAccessible(page)
          await page.keyboard.press('Escape')
          await expect(burger).toBeFocused()
        })

      await test.step('own pressure', async () => {
        const report = getTranslator(locale, 'RangeReport')
        await page.getByRole('radio', { name: report('ownName'), exact: true }).check()
        await expectAccessible(page, '.report')
        await page.getByRole('slider').fill('180')
        await expectAccessible(page, '.report')
      })

      await test.step('contacts', async () => {
        await page.getByRole('button', { name: subscribe('flipToContacts'), exact: true }).click()
        await expectCardSide(page, locale, 'contacts')
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
