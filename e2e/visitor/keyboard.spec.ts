import type { Locator, Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { menuItems as items, pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { expect, readStoredLeads, test, makeUniqueName, getTranslator } from '#e2e/support/test'
import { expectAtForm, listConfirmationControls, waitForHydration } from '#e2e/support/visitor'

const header = getTranslator('ua', 'Header')
const hero = getTranslator('ua', 'Hero')
const form = getTranslator('ua', 'SubscribeForm')
const menu = (page: Page) => page.getByRole('navigation', { name: header('navigation') })

/** Presses Tab and expects that the element has the focus, with a visible outline. */
async function tabTo(page: Page, element: Locator) {
  await page.keyboard.press('Tab')
  await expect(element).toBeFocused()
  await expect(element).toBeInViewport()
  await expect(element).not.toHaveCSS('outline-style', 'none')
}

async function tabUntil(page: Page, element: Locator) {
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab')
        return element.evaluate((node) => node === document.activeElement)
      },
      { intervals: [0] },
    )
    .toBe(true)
  await expect(element).toBeInViewport()
}

/** Expects that the first field of the form has focus, or gets focus with the next Tab. */
async function expectFocusAtForm(page: Page) {
  const name = page.getByLabel(form('name'))
  await expectAtForm(page)
  await expect(page.locator('form[data-hydrated]')).toBeVisible()
  // After an order, the form gets the focus only when the dialog has closed. The test waits for
  // this focus.
  await expect(page.locator('#subscribe:focus-within')).toBeVisible()
  if (!(await name.evaluate((node) => node === document.activeElement)))
    await page.keyboard.press('Tab')
  await expect(name).toBeFocused()
}

/** Fills the form, toggles the consent and sends the form, all with the keyboard. */
async function fillByKeys(page: Page, name: string) {
  const consent = page.getByRole('checkbox')
  await expectFocusAtForm(page)
  await page.keyboard.type(name)
  await tabTo(page, page.getByLabel(form('phone')))
  await page.keyboard.type('0671234567')
  await expect(page.getByLabel(form('phone'))).toHaveValue('(67) 123 45 67')
  await tabTo(page, consent)
  await page.keyboard.press('Space')
  await expect(consent).not.toBeChecked()
  await page.keyboard.press('Space')
  await expect(consent).toBeChecked()
  await tabUntil(page, page.getByRole('button', { name: form('submit'), exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: form('successTitle') })).toBeFocused()
}

test('the keyboard alone leads from the top of the page to a saved sign-up', async ({
  page,
  site,
}) => {
  const name = makeUniqueName()
  await page.goto(pathTo('ua'))
  await tabTo(page, page.getByRole('link', { name: getTranslator('ua', 'Header')('skip') }))
  await page.keyboard.press('Enter')
  const links = page.getByRole('main').getByRole('link')
  await tabTo(page, links.filter({ hasText: content.pages.priceBreakdown.image.ua }).first())
  await tabTo(page, page.getByRole('main').getByRole('link', { name: hero('signUp'), exact: true }))
  await page.keyboard.press('Enter')
  await fillByKeys(page, name)
  expect(await readStoredLeads(site.dataDir, name)).toMatchObject([
    { phone: '+380671234567', status: 'new' },
  ])

  for (const control of await listConfirmationControls(page, 'ua')) await tabTo(page, control)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(form('name'))).toHaveValue('')
})

test('the keyboard alone reaches the logo, the menu and the languages in sight, and leads from a price list to the form', async ({
  page,
}) => {
  const locales = page.getByRole('button', { name: header('language', { current: 'UA' }) })
  await page.goto(pathTo('ua'))
  await waitForHydration(page)
  await tabTo(page, page.getByRole('link', { name: getTranslator('ua', 'Header')('skip') }))
  await tabTo(
    page,
    page.getByRole('link', { name: header('logo', { name: content.clinic.name.ua }) }),
  )
  for (const { label } of items)
    await tabTo(page, menu(page).getByRole('link', { name: header(label), exact: true }))
  for (const link of [formatPhone(content.clinic.phone), header('signUp')])
    await tabTo(page, page.locator('#menu').getByRole('link', { name: link, exact: true }))
  await tabTo(page, locales)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: /^EN / }))
  await page.keyboard.press('Escape')
  await expect(locales).toBeFocused()
  await expect(page.getByRole('link', { name: /^EN / })).toBeHidden()

  // Shift+Tab moves the focus from the language menu to the last item of the main menu. The sign-up
  // link and the phone link are between them.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expectAtForm(page)
  await tabTo(
    page,
    page
      .getByRole('definition')
      .getByRole('link', { name: formatPhone(content.clinic.phone), exact: true }),
  )

  const [category] = content.services
  const t = getTranslator('ua', 'Services')
  const title = category?.title.ua ?? ''
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await page.getByRole('link', { name: t('openOf', { title }) }).focus()
  await page.keyboard.press('Enter')
  await tabUntil(page, dialog.getByRole('link', { name: t('signUp') }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expectFocusAtForm(page)
})
