import { content, serviceTitle } from '#e2e/support/content'
import { formatPrice } from '#lib/i18n/format'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { expect, test, getTranslator } from '#e2e/support/test'
import { expectAtForm, expectCardSide, waitForHydration } from '#e2e/support/visitor'

const locale = 'ua'

const t = getTranslator(locale, 'Services')

// The tests of this file open the first category of services. `without-javascript.spec.ts` opens
// the other categories.
const [first] = content.services

test('a service category lists every price and leads to the form; only the laboratory gives a phone for the rest', async ({
  page,
}) => {
  const title = first?.title[locale] ?? ''
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await page.goto(pathTo(locale, 'home', { anchor: 'contacts' }))
  await expectCardSide(page, locale, 'contacts')
  await waitForHydration(page)
  await page.getByRole('link', { name: t('openOf', { title }), exact: true }).click()
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(pathTo(locale, 'home', { anchor: `services-${first?.slug}` }))
  await expect(dialog.getByRole('rowheader')).toHaveText(
    first?.options.map((option) => option.title[locale]) ?? [],
  )
  await expect(dialog.getByRole('cell')).toHaveText(
    first?.options.map(({ price }) => formatPrice(locale, price)) ?? [],
  )

  await dialog.getByRole('link', { name: t('signUp'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(pathTo(locale, 'home', { anchor: 'subscribe' }))
  await expectAtForm(page)
  await expectCardSide(page, locale, 'subscribe')

  const { contactNote } = content.services.find(({ slug }) => slug === 'laboratoryStudies') ?? {}
  const laboratory = page.getByRole('dialog', {
    name: serviceTitle('laboratoryStudies')[locale],
    exact: true,
  })
  await page.goto(pathTo(locale, 'home', { anchor: 'services-laboratoryStudies' }))
  await expect(laboratory.getByText(contactNote?.[locale] ?? 'a note')).toBeVisible()
  const call = laboratory.getByRole('link', {
    name: t('phone', { phone: formatPhone(content.clinic.phone) }),
  })
  await expect(call).toHaveAttribute('href', `tel:${content.clinic.phone}`)
  await expect(page.locator('dialog a[href^="tel:"]')).toHaveCount(1)
})
