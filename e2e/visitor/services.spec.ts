import { content, serviceTitle } from '#lib/content/content'
import { formatPrice } from '#lib/text/format'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { expect, repeats, test, words } from '#e2e/support/test'
import { expectAtForm, expectSide, hydrated } from '#e2e/support/visitor'

for (const locale of locales) {
  const t = words(locale, 'Services')

  test.describe(`services, ${locale}${repeats(locale === 'en')}`, () => {
    for (const [index, { slug, title, options }] of content.services.entries()) {
      test(`${slug}: every price, and the way from the contacts to the form${repeats(index > 0)}`, async ({ page }) => {
        const dialog = page.getByRole('dialog', { name: title[locale], exact: true })
        await page.goto(pathTo(locale, 'home', { anchor: 'contacts' }))
        await expectSide(page, locale, 'contacts')
        await hydrated(page)
        await page.getByRole('link', { name: t('openOf', { title: title[locale] }), exact: true }).click()
        await expect(dialog).toBeVisible()
        await expect(page).toHaveURL(pathTo(locale, 'home', { anchor: `services-${slug}` }))
        await expect(dialog.getByRole('rowheader')).toHaveText(options.map((option) => option.title[locale]))
        await expect(dialog.getByRole('cell')).toHaveText(options.map(({ price }) => formatPrice(locale, price)))

        await dialog.getByRole('link', { name: t('signUp'), exact: true }).click()
        await expect(dialog).toBeHidden()
        await expect(page).toHaveURL(pathTo(locale, 'home', { anchor: 'subscribe' }))
        await expectAtForm(page)
        await expectSide(page, locale, 'subscribe')
      })
    }

    test('the laboratory list says whom to phone for the rest, and no other does', async ({ page }) => {
      const { contactNote } = content.services.find(({ slug }) => slug === 'laboratoryStudies') ?? {}
      const title = serviceTitle('laboratoryStudies')
      const dialog = page.getByRole('dialog', { name: title[locale], exact: true })
      await page.goto(pathTo(locale, 'home', { anchor: 'services-laboratoryStudies' }))
      await expect(dialog.getByText(contactNote?.[locale] ?? 'a note')).toBeVisible()
      await expect(
        dialog.getByRole('link', { name: t('phone', { phone: formatPhone(content.clinic.phone) }) }),
      ).toHaveAttribute('href', `tel:${content.clinic.phone}`)
      await expect(page.locator('dialog a[href^="tel:"]')).toHaveCount(1)
    })
  })
}
