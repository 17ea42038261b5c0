import { content, serviceTitle } from '#lib/content/content'
import { formatPrice } from '#lib/i18n/format'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { expect, test, words } from '#e2e/support/test'
import { expectAtForm, expectSide, hydrated } from '#e2e/support/visitor'

const locale = 'ua'

const t = words(locale, 'Services')

// The other categories' prices are compared in `without-javascript.spec.ts`.
const services = content.services.slice(0, 1)

test.describe('services', () => {
  for (const { slug, title, options } of services)
    test('a category has every price, and a way from the contacts to the form', async ({ page }) => {
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
