import type { Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import {
  expect,
  expectAccessible,
  readStoredLeads,
  test,
  makeUniqueName,
  getTranslator,
} from '#e2e/support/test'
import {
  getOrderBadge,
  chooseMenuItem,
  expectAtForm,
  waitForHydration,
  openSignUpForm,
  orderPackage,
  scriptsRoute,
  submitSignUp,
  listConfirmationControls,
} from '#e2e/support/visitor'

const locale = 'ua'

const light = content.packages[1]
const max = content.packages[2]

function parts(page: Page, locale: Locale) {
  const t = getTranslator(locale, 'SubscribeForm')
  const s = getTranslator(locale, 'Subscribe')
  return {
    t,
    s,
    name: page.getByLabel(t('name')),
    phone: page.getByLabel(t('phone')),
    submit: page.getByRole('button', { name: t('submit'), exact: true }),
    success: page.getByRole('heading', { name: t('successTitle') }),
    failure: page.getByRole('heading', { name: t('errorTitle'), exact: true }),
    choice: (label: string | undefined) =>
      expect(getOrderBadge(page, locale)).toHaveText(`${s('ordered')} ${label ?? ''}`),
  }
}

test('a new order after a sent form shows an empty form with the new order, which can be removed', async ({
  page,
  site,
}) => {
  const one = makeUniqueName()
  const two = makeUniqueName()
  const three = makeUniqueName()
  const { s, name, phone, success, choice } = parts(page, locale)
  const remove = page.getByRole('button', { name: s('removeOrder'), exact: true })
  await page.goto(pathTo(locale))
  await waitForHydration(page)
  await orderPackage(page, locale, light?.name ?? '')
  await submitSignUp(page, locale, one)
  await choice(light?.name)

  await orderPackage(page, locale, max?.name ?? '')
  await expectAtForm(page)
  await choice(max?.name)
  await expect(success).toHaveCount(0)
  await expect(name).toHaveValue('')
  await expect(phone).toHaveValue('')
  await expect(page.getByText(s('earlierSent'))).toBeVisible()
  expect(await readStoredLeads(site.dataDir, one)).toHaveLength(1)

  await test.step('the order is removed', async () => {
    await expectAccessible(page, '[data-section]')
    const box = await remove.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await expect(page.locator('#sign-up-form')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(getOrderBadge(page, locale)).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
    await expect(page.getByText(s('removedOrder'))).toBeAttached()
    await submitSignUp(page, locale, two)
    expect(await readStoredLeads(site.dataDir, two)).toMatchObject([
      { order: null, phone: '+380671234567' },
    ])
  })

  await orderPackage(page, locale, max?.name ?? '')
  await submitSignUp(page, locale, three)
  await choice(max?.name)
  expect(await readStoredLeads(site.dataDir, three)).toMatchObject([
    { order: `package:${max?.id ?? ''}` },
  ])

  await test.step('an order on another page shows the same form', async () => {
    await chooseMenuItem(page, locale, getTranslator(locale, 'Header')('checkUp'))
    const link = page
      .getByRole('link', { name: getTranslator(locale, 'CheckUp')('order'), exact: true })
      .first()
    await waitForHydration(page)
    await link.click()
    await expect(page).toHaveURL(pathTo(locale, 'home', { anchor: 'subscribe' }))
    await expectAtForm(page)
    await choice(getTranslator(locale, 'Header')('checkUp'))
    await expect(success).toHaveCount(0)
    await expect(name).toHaveValue('')
  })
})

test.describe('an order on a phone', () => {
  test.use({ reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } })

  test('an order on a phone shows the form at once, from another page and from a package, without smooth scrolling', async ({
    page,
  }) => {
    // Records the scroll positions of the page. Smooth scrolling would give many positions, and a
    // jump gives few.
    await page.addInitScript(() => {
      const places: number[] = []
      Object.assign(window, { places })
      const note = () => {
        if (places.at(-1) !== window.scrollY) places.push(window.scrollY)
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    })
    const places = () =>
      page.evaluate(() => (window as unknown as { places: number[] }).places.length)
    await page.goto(pathTo('ua', 'checkUp'))
    await waitForHydration(page)
    await page
      .getByRole('link', { name: getTranslator('ua', 'CheckUp')('order'), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(pathTo('ua', 'home', { anchor: 'subscribe' }))
    await expectAtForm(page)
    expect(await places()).toBeLessThan(6)

    await page.goto(pathTo('ua'))
    await waitForHydration(page)
    const t = getTranslator('ua', 'Packages')
    await page
      .getByRole('link', { name: t('openOf', { name: max?.name ?? '' }), exact: true })
      .click()
    const before = await places()
    await page
      .getByRole('link', { name: t('orderOf', { name: max?.name ?? '' }), exact: true })
      .click()
    await expectAtForm(page)
    expect((await places()) - before).toBeLessThan(6)
  })
})

test("the chosen order is sent with the server's form when the form's script does not load", async ({
  page,
  site,
}) => {
  const who = makeUniqueName()
  const { t, name, phone, submit, success, choice } = parts(page, 'ua')
  await page.goto(pathTo('ua'))
  await waitForHydration(page)
  await page.route(scriptsRoute, (route) => route.abort())
  await orderPackage(page, 'ua', max?.name ?? '')
  await choice(max?.name)
  await name.fill(who)
  await phone.fill('067 123 45 67')
  await submit.click()
  await expect(page).toHaveURL(pathTo('ua', 'signUp', { anchor: 'result' }))
  await expect(success).toBeVisible()
  await expect(page.getByText(t('successText'))).toBeVisible()
  expect(await readStoredLeads(site.dataDir, who)).toMatchObject([
    { order: `package:${max?.id ?? ''}` },
  ])
})

test("the error names the clinic's phone, a new order keeps the typed text, the contacts have their own heading, and focus is never lost @slow", async ({
  page,
  site,
}) => {
  const who = makeUniqueName()
  const { t, s, name, phone, submit, success, failure, choice } = parts(page, locale)
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  const lose = () => page.route('**/api/subscribe', (route) => route.abort(), { times: 1 })
  await page.goto(pathTo(locale))
  await expect(section(s('title'))).toBeVisible()
  await openSignUpForm(page)
  await name.fill(who)
  await phone.fill('067 123 45 67')
  await lose()
  await submit.click()
  await expect(failure).toBeFocused()
  const call = page
    .locator('[data-section]')
    .getByRole('link', { name: formatPhone(content.clinic.phone) })
    .first()
  await expect(call).toBeVisible()
  await expect(call).toHaveAttribute('href', `tel:${content.clinic.phone}`)
  await expectAccessible(page, '[data-section]')

  await test.step('an order', async () => {
    await orderPackage(page, locale, max?.name ?? '')
    await expectAtForm(page)
    await choice(max?.name)
    await expect(name).toHaveValue(who)
    await expect(phone).toHaveValue('(67) 123 45 67')
    await expect(page.getByText(s('earlierFailed'))).toBeVisible()
    await lose()
    await submit.click()
    await expect(failure).toBeFocused()
  })

  await test.step('focus', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: t('retry') })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(failure).toHaveCount(0)
    await expect(submit).toBeFocused()
    await expect(phone).toHaveValue('(67) 123 45 67')
    await page.keyboard.press('Enter')
    await expect(success).toBeFocused()
    expect(await readStoredLeads(site.dataDir, who)).toMatchObject([
      { order: `package:${max?.id ?? ''}` },
    ])
    for (const control of await listConfirmationControls(page, locale)) {
      await page.keyboard.press('Tab')
      await expect(control).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('')
  })

  await test.step('contacts', async () => {
    await chooseMenuItem(page, locale, getTranslator(locale, 'Header')('contacts'))
    await expect(section(s('reachTitle'))).toBeVisible()
    await expect(page.getByRole('heading', { name: s('title'), exact: true })).toHaveCount(0)
    await expect(page.getByText(s('lead'))).toHaveCount(0)
    await page.getByRole('button', { name: s('flipToForm'), exact: true }).click()
    await expect(section(s('title'))).toBeVisible()
  })
})
