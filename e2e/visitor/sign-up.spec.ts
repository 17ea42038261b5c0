import { content } from '#e2e/support/content'
import { findNextCall, formatWeekday } from '#lib/time/next-call'
import {
  expect,
  runLeadsCommand,
  readStoredLeads,
  test,
  makeUniqueName,
  getTranslator,
} from '#e2e/support/test'
import { openSignUpForm } from '#e2e/support/visitor'
import type { Page } from '@playwright/test'
import { formatPhone } from '#lib/leads/phone'
import { pathTo } from '#lib/i18n/routes'

const t = getTranslator('ua', 'SubscribeForm')

/** Waits until the form is hydrated, and fills in the name and the phone. */
async function fillForm(page: Page, name: string, phone = '067 123 45 67') {
  await openSignUpForm(page)
  await page.getByLabel(t('name')).fill(name)
  await page.getByLabel(t('phone')).fill(phone)
}

const getSubmitButton = (page: Page) => page.getByRole('button', { name: t('submit'), exact: true })

const articlePath = pathTo('ua', 'article', { slug: content.home.afterSignUp })

/** The text with the time of the clinic's call, for a visitor who signs up at the time `now`. */
function getNextCallText(now: Date): string {
  const { day, isToday, time, span } = findNextCall(now, content.clinic.hours)
  const hours = time > span.opens ? t('sentUntil', { time: span.closes }) : t('sentFrom', { time })
  return `${isToday ? t('sentToday') : formatWeekday('uk', day)} ${hours}`
}

const send = (page: Page) => getSubmitButton(page).click()
const getSuccess = (page: Page) => page.getByRole('heading', { name: t('successTitle') })
const getFailure = (page: Page) => page.getByRole('heading', { name: t('errorTitle') })

test.describe('sign-up', () => {
  test('the clinic gets the lead with order, page and campaign once, also after a double click', async ({
    page,
    site,
  }) => {
    const name = makeUniqueName()
    // This day is a Saturday, on which the clinic is closed.
    await page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z'))
    // Some mail programs and chats write `&amp;` in place of `&` in links.
    await page.goto('/ua?utm_source=facebook&amp;utm_campaign=autumn?fbclid=x')
    await fillForm(page, name)
    await getSubmitButton(page).dblclick()
    await expect(getSuccess(page)).toBeFocused()
    const numbers = page.locator('[data-section]').getByRole('definition')
    await expect(numbers.first()).toHaveText(formatPhone('+380671234567'))

    await test.step('the confirmation says when the clinic calls, offers articles and forgets the number', async () => {
      await expect(page.getByText(getNextCallText(new Date('2026-11-21T10:00:00Z')))).toBeVisible()
      const read = page.locator('[data-section]').getByRole('link', { name: t('sentArticle') })
      await expect(read).toHaveAttribute('href', articlePath)
      const next = getTranslator('ua', 'SignUpPage')
      await expect(
        page.locator('[data-section]').getByRole('link', { name: next('firstVisit') }),
      ).toHaveAttribute('href', pathTo('ua', 'firstVisit'))
      await expect(page.getByRole('region', { name: next('nextTitle'), exact: true })).toBeVisible()
      const steps = page.getByRole('group', { name: next('stepsTitle'), exact: true })
      for (const step of ['call', 'visit', 'plan'] as const) {
        const name = `${next(`steps.${step}.name`)} ${next(`steps.${step}.text`)}`
        await steps.getByRole('checkbox', { name, exact: true }).check()
      }
      // A click on a step does not lead back to the form.
      await expect(getSuccess(page)).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      for (const box of await steps.getByRole('checkbox').all()) await expect(box).toBeVisible()
      await page.emulateMedia({ media: null })
      expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
        /1234567|45 67/,
      )
      expect(page.url()).not.toMatch(/1234567|45\D*67/)
    })

    expect(await readStoredLeads(site.dataDir, name)).toMatchObject([
      {
        phone: '+380671234567',
        status: 'new',
        language: 'ua',
        page: '/ua',
        lastTouch: { utm_source: 'facebook', utm_campaign: 'autumn', fbclid: 'x' },
        consentLanguage: 'ua',
        consentVersion: content.consents.version,
      },
    ])
    expect(await runLeadsCommand(site.dataDir, 'export')).toContain(name)

    await test.step('after an article and Back the confirmation is still shown', async () => {
      await page
        .locator('[data-section]')
        .getByRole('link', { name: t('sentArticle') })
        .click()
      await expect(page).toHaveURL(articlePath)
      await page.goBack()
      await expect(page.getByText(getTranslator('ua', 'Subscribe')('earlierSent'))).toBeVisible()
    })

    await expect(page.getByLabel(t('name'))).toHaveValue('')
    await expect(page.getByLabel(t('phone'))).toHaveValue('')
    await expect(page.getByText(getTranslator('ua', 'Subscribe')('ordered'))).toHaveCount(0)
  })

  test('empty fields show "Required field" for four seconds and stay marked until changed', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/ua')
    await fillForm(page, '', '')
    await page.getByRole('checkbox').uncheck()
    await page.clock.pauseAt(Date.now() + 60_000)
    const height = async () => (await page.locator('form[data-hydrated]').boundingBox())?.height
    const before = await height()
    await getSubmitButton(page).click()
    await expect(page.getByText(t('errors.required'))).toHaveCount(3)
    expect(await height()).toBe(before)
    await expect(page.getByLabel(t('name'))).toBeFocused()
    await page.clock.runFor(3900)
    await expect(page.getByText(t('errors.required'))).toHaveCount(3)
    await page.clock.runFor(200)
    await expect(page.getByText(t('errors.required'))).toHaveCount(0)
    await expect(page.getByLabel(t('name'))).toHaveAttribute('aria-invalid', 'true')
    expect(await height()).toBe(before)
    // An invalid field must differ in more than the colour of its border, so it also has a
    // background image.
    for (const name of ['name', 'phone'] as const)
      await expect(page.getByLabel(t(name))).toHaveCSS('background-image', /linear-gradient/)
    await page.getByLabel(t('name')).fill('Олена')
    await expect(page.getByLabel(t('name'))).not.toHaveAttribute('aria-invalid')
    await expect(page.getByLabel(t('phone'))).toHaveAttribute('aria-invalid', 'true')
  })

  test('an incomplete number gets a hint and is accepted; after a lost connection Retry keeps the text and makes no second lead', async ({
    page,
    context,
    site,
  }) => {
    const name = makeUniqueName()
    const phone = page.getByLabel(t('phone'))
    const retry = page.getByRole('button', { name: t('retry') })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/ua')
    await fillForm(page, name, '67 12')
    await phone.blur()
    await expect(page.getByText(t('phoneHint'))).toBeVisible()
    await phone.focus()
    await expect(page.getByText(t('phoneHint'))).toHaveCount(0)
    // The focus leaves the phone field, so the hint appears. The hint must not push the checkbox
    // away from the mouse pointer.
    await page.getByRole('checkbox').uncheck()
    await expect(page.getByText(t('phoneHint'))).toBeVisible()
    await page.getByRole('checkbox').check()

    await context.setOffline(true)
    await send(page)
    await expect(getFailure(page)).toBeVisible()
    await expect(page.getByText(t('errorOffline'))).toBeVisible()
    await context.setOffline(false)
    await retry.click()
    await page.route(
      '**/api/subscribe',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await getSubmitButton(page).click()
    await expect(page.getByText(t('errorText'))).toBeVisible()
    await retry.click()
    await expect(page.getByLabel(t('name'))).toHaveValue(name)
    await expect(phone).toHaveValue('(67) 12')
    await getSubmitButton(page).click()
    await expect(getSuccess(page)).toBeVisible()
    await expect(page.getByText(t('sentPhone'))).toHaveCount(0)
    expect(await readStoredLeads(site.dataDir, name)).toMatchObject([{ phone: '+3806712' }])

    await test.step('the phone menu leads from the confirmation to the form', async () => {
      const header = getTranslator('ua', 'Header')
      await page.getByRole('link', { name: header('openMenu'), exact: true }).click()
      await page
        .locator('#menu')
        .getByRole('link', { name: header('signUp'), exact: true })
        .click()
      await expect(getSuccess(page)).toHaveCount(0)
      await expect(page.getByLabel(t('name'))).toHaveValue('')
    })
  })

  test('a 401 deletes the token and leads home, where the typed text is still in the form', async ({
    page,
    context,
    site,
  }) => {
    const name = makeUniqueName()
    await page.goto('/ua/sign-up')
    await context.addCookies([{ name: 'token', value: 'old', url: site.url }])
    await page.route('**/api/subscribe', (route) =>
      route.fulfill({ status: 401, json: { code: 'unauthorized' } }),
    )
    await expect(page.locator('form[data-hydrated]')).toBeVisible()
    await page.getByLabel(t('name')).fill(name)
    await page.getByLabel(t('phone')).fill('067 123 45 67')
    await getSubmitButton(page).click()
    await expect(page).toHaveURL('/ua')
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('token')
    await page.locator('#subscribe').scrollIntoViewIfNeeded()
    await expect(page.getByLabel(t('name'))).toHaveValue(name)
  })
})

test.describe('sign-up without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript the form shows errors with the typed text, and the address holds none of it', async ({
    page,
    site,
  }) => {
    const name = makeUniqueName()
    await page.goto('/ua')
    await page.getByLabel(t('name')).fill(name)
    await page.getByRole('checkbox').uncheck()
    await getSubmitButton(page).click()
    await expect(page).toHaveURL('/ua/sign-up#sign-up-phone')
    await expect(page.getByText(t('errors.required'))).toHaveCount(2)
    await expect(page.getByLabel(t('name'))).toHaveValue(name)
    await page.getByLabel(t('phone')).fill('671234567')
    await page.getByRole('checkbox').check()
    await getSubmitButton(page).click()
    await expect(getSuccess(page)).toBeVisible()
    expect(await readStoredLeads(site.dataDir, name)).toHaveLength(1)
  })
})
