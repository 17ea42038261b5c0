import type { Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { expect, readStoredLeads, test, makeUniqueName, getTranslator } from '#e2e/support/test'
import {
  getOrderBadge,
  expectAtForm,
  waitForHydration,
  openSignUpForm,
  orderPackage,
  submitSignUp,
} from '#e2e/support/visitor'
import { getSignUpPath } from '#lib/orders'

const max = content.packages[2]
const t = getTranslator('ua', 'SubscribeForm')
const en = getTranslator('en', 'SubscribeForm')

/** Orders a package, types name and phone, and unchecks the consent. */
async function beginForm(page: Page, name: string) {
  await page.goto(pathTo('ua'))
  await waitForHydration(page)
  await orderPackage(page, 'ua', max?.name ?? '')
  await expectAtForm(page)
  await expect(page.locator('form[data-hydrated]')).toBeVisible()
  await page.getByLabel(t('name')).fill(name)
  await page.getByLabel(t('phone')).fill('067 12')
  await page.getByRole('checkbox').uncheck()
}

/**
 * Expects that the form of the page has the order, name, phone and consent that `beginForm` has
 * entered.
 */
async function expectDraft(page: Page, name: string, locale: Locale = 'ua') {
  const own = getTranslator(locale, 'SubscribeForm')
  await openSignUpForm(page)
  await expect(page.getByLabel(own('name'))).toHaveValue(name)
  await expect(page.getByLabel(own('phone'))).toHaveValue('(67) 12')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await expect(getOrderBadge(page, locale)).toHaveText(
    `${getTranslator(locale, 'Subscribe')('ordered')} ${max?.name ?? ''}`,
  )
  expect(decodeURIComponent(page.url())).not.toContain(name)
}

async function expectNothing(page: Page) {
  await openSignUpForm(page)
  await expect(page.getByLabel(t('name'))).toHaveValue('')
  await expect(page.getByLabel(t('phone'))).toHaveValue('')
  await expect(getOrderBadge(page, 'ua')).toHaveCount(0)
}

test('typed text and the order survive the legal pages, a reload and the other language', async ({
  page,
}) => {
  const name = makeUniqueName()
  await beginForm(page, name)
  await page
    .locator('#sign-up-form')
    .getByRole('link', { name: /політику конфіденційності/ })
    .click()
  await expect(page).toHaveURL(pathTo('ua', 'privacyPolicy'))
  await expect(page.locator('#subscribe')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/ua(#.*)?$/)
  await expectDraft(page, name)
  await page.reload()
  await expectDraft(page, name)
  await page
    .getByRole('button', { name: getTranslator('ua', 'Header')('language', { current: 'UA' }) })
    .click()
  await page.getByRole('link', { name: /^EN / }).click()
  await expect(page).toHaveURL(/\/en(#.*)?$/)
  await expectDraft(page, name, 'en')
  await page.goBack()
  await expect(page).toHaveURL(/\/ua(#.*)?$/)
  await expectDraft(page, name)
})

test('a returning or quick visitor who sends the form at once reaches the clinic', async ({
  page,
  site,
}) => {
  const sendForm = async () => {
    await expect(page.locator('form[data-hydrated]')).toBeVisible()
    await page.getByRole('button', { name: t('submit'), exact: true }).click()
    await expect(page.getByRole('heading', { name: t('successTitle') })).toBeFocused()
  }
  const fillForm = async (name: string) => {
    await openSignUpForm(page)
    await page.getByLabel(t('name')).fill(name)
    await page.getByLabel(t('phone')).fill('067 123 45 67')
  }
  const names = [makeUniqueName(), makeUniqueName(), makeUniqueName(), makeUniqueName()] as const
  await page.goto(pathTo('ua'))
  await fillForm(names[0])
  await sendForm()

  await page.goto(pathTo('ua'))
  await fillForm(names[1])
  await page.goto(pathTo('ua', 'privacyPolicy'))
  await page.goto(pathTo('ua', 'home', { anchor: 'subscribe' }))
  await sendForm()

  await page.goto(pathTo('ua'))
  await fillForm(names[2])
  await page.reload()
  await openSignUpForm(page)
  await sendForm()

  await page.goto(pathTo('ua'))
  await fillForm(names[3])
  await page.goto(pathTo('en', 'home', { anchor: 'subscribe' }))
  await expect(page.locator('form[data-hydrated]')).toBeVisible()
  await page.getByRole('button', { name: en('submit'), exact: true }).click()
  await expect(page.getByRole('heading', { name: en('successTitle') })).toBeFocused()
  for (const name of names)
    expect(await readStoredLeads(site.dataDir, name)).toMatchObject([{ status: 'new' }])
})

test('a form that is filled and sent by a script, without any input of a person, is suspected spam', async ({
  page,
  site,
}) => {
  const name = makeUniqueName()
  await page.goto(pathTo('ua', 'home', { anchor: 'subscribe' }))
  await expect(page.locator('form[data-hydrated]')).toBeVisible()
  await page.evaluate((name) => {
    const form = document.querySelector<HTMLFormElement>('#sign-up-form')
    const typed = { name, phone: '(67) 123 45 67' }
    for (const [field, value] of Object.entries(typed)) {
      const input = form?.elements.namedItem(field)
      if (!(input instanceof HTMLInputElement)) continue
      // Form-filling robots use the setter of `HTMLInputElement`, which React does not notice.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    form?.requestSubmit()
  }, name)
  await expect(page.getByRole('heading', { name: t('successTitle') })).toBeFocused()
  expect(await readStoredLeads(site.dataDir, name)).toMatchObject([{ status: 'suspected' }])
})

test('the draft lasts half an hour in its tab only, yields to a later order and ends when the form is sent @slow', async ({
  page,
  context,
  site,
}) => {
  const name = makeUniqueName()
  await beginForm(page, name)
  const another = await context.newPage()
  await another.goto(pathTo('ua', 'home', { anchor: 'subscribe' }))
  await expectNothing(another)

  const begun = Date.now()
  await page.clock.setFixedTime(begun + 28 * 60_000)
  await page.goto(pathTo('ua', 'blog'))
  await page.goto(pathTo('ua'))
  await expectDraft(page, name)
  await page.clock.setFixedTime(begun + 31 * 60_000)
  await page.reload()
  await expectNothing(page)

  await beginForm(page, name)
  await page.evaluate(() => {
    localStorage.setItem('checkupRequest', 'true')
  })
  await page.reload()
  await expect(getOrderBadge(page, 'ua')).toContainText(getTranslator('ua', 'Header')('checkUp'))
  await page.getByRole('button', { name: getTranslator('ua', 'Subscribe')('removeOrder') }).click()
  await page.reload()
  await openSignUpForm(page)
  await page.getByRole('checkbox').check()
  await expect(getOrderBadge(page, 'ua')).toHaveCount(0)
  await submitSignUp(page, 'ua', name)
  expect(await readStoredLeads(site.dataDir, name)).toMatchObject([{ order: null }])
  expect(await page.evaluate(() => sessionStorage.getItem('sign-up-draft'))).not.toContain(name)
  await page.reload()
  await expectNothing(page)
})

/**
 * Makes every read of `window[name]` throw, as when a visitor blocks cookies.
 * @param names `localStorage`, `sessionStorage` or both
 */
function switchStorageOff(names: string[]) {
  for (const name of names)
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('off', 'SecurityError')
      },
    })
}

test('an order reaches the form and the clinic without browser storage @slow', async ({
  page,
  site,
}) => {
  const name = makeUniqueName()
  await page.addInitScript(switchStorageOff, ['localStorage', 'sessionStorage'])
  await page.goto(pathTo('ua', 'weightLoss'))
  await waitForHydration(page)
  await page
    .getByRole('link', { name: getTranslator('ua', 'WeightLoss')('free'), exact: true })
    .click()
  await expect(page).toHaveURL(getSignUpPath('ua', 'weight-loss:free-consultation'))
  await submitSignUp(page, 'ua', name)
  expect(await readStoredLeads(site.dataDir, name)).toMatchObject([
    { order: 'weight-loss:free-consultation' },
  ])
})
