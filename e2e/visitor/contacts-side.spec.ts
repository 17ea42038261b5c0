import { readFile } from 'node:fs/promises'
import { content } from '#e2e/support/content'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { formatOpeningWeek } from '#lib/time/opening-days'
import { expect, test, getTranslator } from '#e2e/support/test'
import {
  chooseMenuItem,
  expectAtForm,
  expectCardSide,
  waitForHydration,
} from '#e2e/support/visitor'

const locale = 'ua'

const t = getTranslator(locale, 'Subscribe')
const contacts = getTranslator(locale, 'Header')('contacts')

test('the card turns by its buttons, the menu and sign-up actions, with keyboard focus; every contact works and can be saved', async ({
  page,
}) => {
  const toContacts = page.getByRole('button', { name: t('flipToContacts'), exact: true })
  const toForm = page.getByRole('button', { name: t('flipToForm'), exact: true })
  const hero = getTranslator(locale, 'Hero')
  await page.goto(pathTo(locale))
  await expectCardSide(page, locale, 'subscribe')
  await waitForHydration(page)
  await toContacts.click()
  await expectCardSide(page, locale, 'contacts')
  await expect(toForm).toBeFocused()
  await toForm.click()
  await expectCardSide(page, locale, 'subscribe')
  await expect(toContacts).toBeFocused()

  await test.step('on a phone the heading of the contacts is in sight', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await toContacts.scrollIntoViewIfNeeded()
    await toContacts.click()
    await expect(page.getByRole('heading', { name: t('reachTitle') })).toBeInViewport({ ratio: 1 })
    await toForm.click()
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('the menu and a sign-up action', async () => {
    await chooseMenuItem(page, locale, contacts)
    await expect(page).toHaveURL(pathTo(locale, 'home', { anchor: 'contacts' }))
    await expectCardSide(page, locale, 'contacts')
    await expectAtForm(page)
    await page
      .getByRole('link', { name: hero('signUp'), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(pathTo(locale, 'home', { anchor: 'subscribe' }))
    await expectCardSide(page, locale, 'subscribe')
  })

  await test.step('Back, and a link to the open page', async () => {
    await page.goBack()
    await expect(page).toHaveURL(pathTo(locale, 'home', { anchor: 'contacts' }))
    await expectCardSide(page, locale, 'contacts')
    await page.goto(pathTo(locale, 'home', { anchor: 'subscribe' }))
    await expectCardSide(page, locale, 'subscribe')
  })

  const { street, city, postalCode } = content.clinic.address
  const { hours } = content.clinic
  const { messenger, shop } = content.clinic.links
  await page.goto(pathTo(locale, 'home', { anchor: 'contacts' }))
  await expectCardSide(page, locale, 'contacts')
  const card = page.locator('[data-section]')
  const value = (term: string) =>
    card
      .locator('dl > div')
      .filter({ has: page.getByText(term, { exact: true }) })
      .getByRole('definition')

  for (const [term, text, href] of [
    [t('phone'), formatPhone(content.clinic.phone), `tel:${content.clinic.phone}`],
    [t('email'), content.clinic.email, `mailto:${content.clinic.email}`],
    [t('messenger'), t('openMessenger'), messenger],
    [t('shop'), t('openShop'), shop],
  ] as const) {
    await expect(value(term)).toHaveText(text)
    await expect(value(term).getByRole('link')).toHaveAttribute('href', href)
  }
  await expect(value(t('address'))).toHaveText(`${street[locale]}, ${city[locale]}, ${postalCode}`)
  await expect(value(t('hours'))).toHaveText(formatOpeningWeek(locale, hours))

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t('vcard') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.vcf$/)
  // `replace` removes line folds and escapes from the vCard (RFC 6350, section 3).
  const vcard = (await readFile(await (await download).path(), 'utf8')).replace(
    /\r\n[ \t]|\\(?=[\\,;])/g,
    '',
  )
  expect(vcard).toMatch(/^BEGIN:VCARD\r\n[^]*\r\nEND:VCARD\r\n$/)
  for (const value of [content.clinic.name[locale], content.clinic.phone, content.clinic.email])
    expect(vcard).toContain(`:${value}\r\n`)
  expect(vcard).toContain(street[locale])
})
