import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import {
  expect,
  expectAccessible,
  getTranslator,
  makeUniqueName,
  readStoredLeads,
  tagRepetition,
  test,
} from '#e2e/support/test'
import type { Site } from '#e2e/support/site'
import {
  fillAndSubmit,
  getCallTimeGroup,
  openSignUpForm,
  scriptsRoute,
  submitSignUp,
} from '#e2e/support/visitor'
import { openStore } from '#lib/database/open'
import { localeDetails, locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import type { CallWindowOffer } from '#lib/leads/call-window-offer'
import type { CallWindowProblem } from '#lib/leads/call-window-problems'
import { callWindowId } from '#lib/leads/sign-up-page'
import { describeCallWindow, formatCallWindow } from '#lib/time/format-call-window'
import { listCallWindows, type CallWindow } from '#lib/time/call-windows'

const path = '/api/call-window'
const dayMs = 86_400_000

const getWords = (locale: Locale) => {
  const t = getTranslator(locale, 'CallWindow')
  return { dateTag: localeDetails[locale].dateTag, today: t('today'), tomorrow: t('tomorrow') }
}
const getButton = (page: Page, locale: Locale, window: CallWindow): Locator => {
  const { day, hours } = formatCallWindow(window, new Date(), getWords(locale))
  return getCallTimeGroup(page, locale).getByRole('button', {
    name: `${day} ${hours}`,
    exact: true,
  })
}
const getSavedText = (locale: Locale, window: CallWindow) =>
  getTranslator(locale, 'CallWindow')('saved', {
    time: describeCallWindow(window, new Date(), getWords(locale)),
  })
const getProblemText = (locale: Locale, problem: Exclude<CallWindowProblem, 'too-many'>) =>
  getTranslator(locale, 'CallWindow')(`errors.${problem}`)

/** The windows for a call that the site offers at this moment. */
function getOffered(): [CallWindow, CallWindow, CallWindow] {
  const [first, second, third] = listCallWindows(new Date(), content.clinic.hours)
  if (!first || !second || !third) throw new Error('The clinic offers three windows')
  return [first, second, third]
}

async function expectSaved(site: Site, name: string, window: CallWindow) {
  expect(await readStoredLeads(site.dataDir, name)).toMatchObject([
    { callFrom: window.startsAt, callUntil: window.endsAt },
  ])
}

/** Changes the lead with this name as a first call would, or deletes the lead. */
async function changeLead({ dataDir }: Site, name: string, change: 'call' | 'delete') {
  const store = await openStore({ folder: dataDir })
  const firstCallAt = new Date().toISOString()
  if (change === 'delete')
    await store.database.deleteFrom('lead').where('name', '=', name).execute()
  else
    await store.database
      .updateTable('lead')
      .set({ deskStatus: 'noAnswer', firstCallAt })
      .where('name', '=', name)
      .execute()
  await store.close()
}

/**
 * Expects that the window `other` is refused after a call, and when the lead is deleted. The window
 * `saved` stays.
 */
async function expectCalledAndUnknown(
  page: Page,
  site: Site,
  locale: Locale,
  name: string,
  [saved, other]: [saved: CallWindow, other: CallWindow],
) {
  await test.step('after a call', async () => {
    await changeLead(site, name, 'call')
    await getButton(page, locale, other).click()
    await expect(page.getByText(getProblemText(locale, 'called'))).toBeVisible()
    await expectSaved(site, name, saved)
  })

  await test.step('without the lead', async () => {
    await changeLead(site, name, 'delete')
    await getButton(page, locale, other).click()
    await expect(page.getByText(getProblemText(locale, 'unknown-key'))).toBeVisible()
  })
}

async function openHomeAndSignUp(page: Page, locale: Locale, name: string) {
  await page.goto(pathTo(locale))
  await openSignUpForm(page)
  await submitSignUp(page, locale, name)
  await expect(getCallTimeGroup(page, locale)).toBeVisible()
}

for (const locale of locales) {
  test(`${locale}: after the sign-up a time is chosen by keyboard, changed by tap and saved once; the page, its address and the confirmation stay${tagRepetition(locale !== 'ua')}`, async ({
    page,
    site,
  }) => {
    const name = makeUniqueName()
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(pathTo(locale))
    await openSignUpForm(page)
    await expect(getCallTimeGroup(page, locale)).toHaveCount(0)
    await submitSignUp(page, locale, name)
    const [first, second, third] = getOffered()
    for (const window of [first, second, third])
      await expect(getButton(page, locale, window)).toBeVisible()
    const address = page.url()

    // Two links on how to prepare come before the times.
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
    await expect(getButton(page, locale, first)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText(getSavedText(locale, second))).toBeVisible()
    await expect(getButton(page, locale, second)).toBeFocused()
    await expect(getButton(page, locale, second)).toHaveAttribute('aria-pressed', 'true')
    await expectSaved(site, name, second)
    const definition = page.locator('[data-section]').getByRole('definition').last()
    await expect(definition).toHaveText(describeCallWindow(second, new Date(), getWords(locale)))

    await getButton(page, locale, third).click()
    await expect(page.getByText(getSavedText(locale, third))).toBeVisible()
    await expect(getButton(page, locale, second)).toHaveAttribute('aria-pressed', 'false')
    await expectSaved(site, name, third)
    expect(page.url()).toBe(address)
    const title = getTranslator(locale, 'SubscribeForm')('successTitle')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, '#subscribe')
    }
  })

  test(`${locale}: a time that is not saved is explained, and an earlier choice stays${tagRepetition(locale !== 'ua')}`, async ({
    page,
    context,
    site,
  }) => {
    const name = makeUniqueName()
    const [first, second] = getOffered()
    await openHomeAndSignUp(page, locale, name)
    await getButton(page, locale, second).click()
    await expect(page.getByText(getSavedText(locale, second))).toBeVisible()

    await test.step('without a connection', async () => {
      await context.setOffline(true)
      await getButton(page, locale, first).click()
      await expect(page.getByText(getProblemText(locale, 'offline'))).toBeVisible()
      await context.setOffline(false)
    })

    await test.step('while the server fails', async () => {
      const fail = { status: 503, json: { code: 'unavailable' } }
      await page.route(`**${path}`, (route) => route.fulfill(fail), { times: 1 })
      await getButton(page, locale, first).click()
      await expect(page.getByText(getProblemText(locale, 'other'))).toBeVisible()
      await expect(getButton(page, locale, second)).toHaveAttribute('aria-pressed', 'true')
      await expectSaved(site, name, second)
    })

    await test.step('after a second attempt the time is saved', async () => {
      await getButton(page, locale, first).click()
      await expect(page.getByText(getSavedText(locale, first))).toBeVisible()
      await expectSaved(site, name, first)
    })

    await expectCalledAndUnknown(page, site, locale, name, [first, second])
    await expectAccessible(page, '#subscribe')
  })
}

test('a window that has passed is refused, and the windows of the server take its place', async ({
  page,
  site,
}) => {
  const name = makeUniqueName()
  await page.route(
    '**/api/ua/call-windows',
    async (route) => {
      const response = await route.fetch()
      const offer = (await response.json()) as CallWindowOffer
      const toPast = (time: string) => new Date(Date.parse(time) - 8 * dayMs).toISOString()
      const windows = offer.windows.map((window) => ({
        ...window,
        startsAt: toPast(window.startsAt),
      }))
      await route.fulfill({ response, json: { ...offer, windows } })
    },
    { times: 1 },
  )
  await openHomeAndSignUp(page, 'ua', name)
  await getCallTimeGroup(page, 'ua').getByRole('button').first().click()
  await expect(page.getByText(getProblemText('ua', 'expired'))).toBeVisible()
  expect(await readStoredLeads(site.dataDir, name)).toMatchObject([{ callFrom: null }])
  const [first] = getOffered()
  await getCallTimeGroup(page, 'ua').locator(`button[value="${first.startsAt}"]`).click()
  await expect(page.getByText(getProblemText('ua', 'expired'))).toHaveCount(0)
  await expect(page.getByText(getSavedText('ua', first))).toBeVisible()
  await expectSaved(site, name, first)
})

test('the script of the choice is fetched only after a sign-up, and without it the sign-up succeeds', async ({
  page,
}) => {
  await page.goto(pathTo('ua'))
  await openSignUpForm(page)
  const fetched: string[] = []
  await page.route(scriptsRoute, async (route) => {
    fetched.push(route.request().url())
    await route.abort()
  })
  await page.getByLabel(getTranslator('ua', 'SubscribeForm')('name')).click()
  expect(fetched).toEqual([])
  await submitSignUp(page, 'ua', makeUniqueName())
  await expect.poll(() => fetched.length).toBeGreaterThan(0)
  await expect(getCallTimeGroup(page, 'ua')).toHaveCount(0)
})

for (const locale of locales)
  test(`${locale}: the confirmation for a browser without scripts passes axe before and after a choice${tagRepetition(locale !== 'ua')}`, async ({
    page,
  }) => {
    // axe needs JavaScript, so the test blocks only the site's scripts.
    await page.route(scriptsRoute, (route) => route.abort())
    await page.goto(pathTo(locale, 'signUp'))
    await fillAndSubmit(page, locale, makeUniqueName())
    const [first] = getOffered()
    await expect(getButton(page, locale, first)).toBeVisible()
    await expectAccessible(page, 'main')
    await getButton(page, locale, first).click()
    await expect(page.getByText(getSavedText(locale, first))).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, 'main')
  })

for (const locale of locales)
  test.describe(`${locale}: without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test(`${locale}: without JavaScript the time is chosen on the confirmation, changed, and refused with a reason${tagRepetition(locale !== 'ua')}`, async ({
      page,
      site,
    }) => {
      const name = makeUniqueName()
      const [first, second] = getOffered()
      await page.setViewportSize({ width: 320, height: 568 })
      await page.goto(pathTo(locale, 'signUp', { anchor: 'sign-up-form' }))
      await expect(getCallTimeGroup(page, locale)).toHaveCount(0)
      await fillAndSubmit(page, locale, name)
      await getButton(page, locale, second).click()
      await expect(page).toHaveURL(pathTo(locale, 'signUp', { anchor: callWindowId }))
      await expect(page.getByText(getSavedText(locale, second))).toBeInViewport()
      await expect(getButton(page, locale, second)).toHaveAttribute('aria-pressed', 'true')
      await expectSaved(site, name, second)
      await getButton(page, locale, first).click()
      await expect(page.getByText(getSavedText(locale, first))).toBeVisible()
      await expectSaved(site, name, first)

      await test.step('a window that has passed', async () => {
        const past = new Date(Date.parse(second.startsAt) - 8 * dayMs).toISOString()
        const button = getButton(page, locale, second)
        await button.evaluate((element: HTMLButtonElement, value) => {
          element.value = value
        }, past)
        await button.click()
        await expect(page.getByText(getProblemText(locale, 'expired'))).toBeInViewport()
        await expect(getButton(page, locale, first)).toHaveAttribute('aria-pressed', 'true')
        await expectSaved(site, name, first)
      })

      await expectCalledAndUnknown(page, site, locale, name, [first, second])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      )
    })
  })

test.describe('the API', () => {
  const signUp = async (request: APIRequestContext) => {
    const key = crypto.randomUUID()
    const data = { name: makeUniqueName(), phone: '671234567', consent: true }
    const response = await request.post('/api/subscribe', {
      data,
      headers: { 'Idempotency-Key': key },
    })
    expect(response.status()).toBe(201)
    return { key, name: data.name }
  }

  test('a chosen window is saved by the key, repeatedly; each refusal has its status and changes nothing', async ({
    request,
    site,
  }) => {
    const { key, name } = await signUp(request)
    const [first, second] = getOffered()
    const send = async (data: unknown, headers: Record<string, string> = {}) => {
      const response = await request.post(path, {
        data: typeof data === 'string' ? Buffer.from(data) : data,
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
      })
      expect(response.headers()['cache-control']).toBe('no-store')
      return [response.status(), await response.json()] as const
    }
    const choice = { startsAt: first.startsAt }
    expect(await send(choice)).toEqual([200, {}])
    expect(await send(choice)).toEqual([200, {}])
    await expectSaved(site, name, first)

    const other = { startsAt: second.startsAt }
    const refusals: [
      data: unknown,
      headers: Record<string, string>,
      status: number,
      code: string,
    ][] = [
      [other, { 'Sec-Fetch-Site': 'cross-site' }, 403, 'cross-site'],
      [other, { Origin: 'https://other.example' }, 403, 'cross-site'],
      [other, { 'Idempotency-Key': 'unknown' }, 404, 'unknown-key'],
      [other, { 'Idempotency-Key': '' }, 422, 'invalid'],
      [other, { 'Idempotency-Key': 'x'.repeat(201) }, 422, 'invalid'],
      [{}, {}, 422, 'invalid'],
      [{ startsAt: 5 }, {}, 422, 'invalid'],
      ['[]', {}, 422, 'malformed'],
      [other, { 'Content-Type': 'text/plain' }, 415, 'unsupported-type'],
      ['x'.repeat(17_000), {}, 413, 'too-large'],
      [{ startsAt: '2020-01-01T00:00:00.000Z' }, {}, 409, 'expired'],
    ]
    for (const [data, headers, status, code] of refusals)
      expect(await send(data, headers), code).toEqual([status, { code }])
    expect((await request.get(path)).status()).toBe(405)
    await expectSaved(site, name, first)
    expect(site.log()).not.toContain(key)
  })

  test('choices are limited apart from sign-ups', async ({ request }) => {
    const send = () =>
      request.post(path, {
        data: { startsAt: 'x' },
        headers: { 'Idempotency-Key': 'unknown' },
      })
    for (let count = 0; count < 30; count += 1) expect((await send()).status()).toBe(404)
    const refused = await send()
    expect([refused.status(), await refused.json()]).toEqual([429, { code: 'too-many' }])
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
    await signUp(request)
  })
})
