import type { Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { formatPrice, formatUnits } from '#lib/i18n/format'
import type { Locale } from '#lib/i18n/locales'
import { pathTo, type RouteName } from '#lib/i18n/routes'
import { expect, readStoredLeads, test, makeUniqueName, getTranslator } from '#e2e/support/test'
import { findOrder, getSignUpPath } from '#lib/orders'
import {
  getOrderBadge,
  expectAtForm,
  expectCardSide,
  waitForHydration,
  orderPackage,
  submitSignUp,
} from '#e2e/support/visitor'

const locale = 'ua'

type Order = {
  /** The accessible name of the order button. */
  button: string
  route: RouteName
  code: string
  /** The text of the badge at the sign-up form. */
  label: string
  /** The key in `localStorage`. */
  key: 'checkupRequest' | 'weightLossRequest'
  /** The value in `localStorage`. */
  stored: unknown
}

const keys = ['checkupRequest', 'weightLossRequest'] as const
const readStored = (page: Page) =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), keys)

const freeConsultation = 'Безкоштовна консультація'
const isoTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

/** All orders on pages other than the home page. */
function ordersIn(locale: Locale): Order[] {
  const t = getTranslator(locale, 'WeightLoss')
  const request = { route: 'weightLoss', key: 'weightLossRequest' } as const
  const getLabel = (code: string) => findOrder(code)?.label[locale] ?? code
  const free = {
    ...request,
    code: 'weight-loss:free-consultation',
    label: getLabel('weight-loss:free-consultation'),
    stored: { package: freeConsultation, timestamp: isoTime },
  }
  return [
    {
      button: getTranslator(locale, 'CheckUp')('order'),
      route: 'checkUp',
      code: 'check-up',
      label: getTranslator(locale, 'Header')('checkUp'),
      key: 'checkupRequest',
      stored: true,
    },
    ...content.weightLoss.packages.map(({ id, name }) => ({
      ...request,
      button: t(`order.${id}`),
      code: `weight-loss:${id}`,
      label: getLabel(`weight-loss:${id}`),
      stored: { package: name[locale], timestamp: isoTime },
    })),
    { ...free, button: t('free') },
    { ...free, button: t('freeAction', { minutes: content.weightLoss.freeConsultation.minutes }) },
  ]
}

const ordered = (label: string) => `${getTranslator(locale, 'Subscribe')('ordered')} ${label}`
const home = pathTo(locale)

/**
 * Clicks an order button. Expects that `localStorage` keeps the order, and that the sign-up form
 * names this order.
 */
async function expectOrdered(page: Page, { button, route, label, key, stored: value }: Order) {
  await page.goto(pathTo(locale, route))
  await waitForHydration(page)
  // The test replaces the home page by an empty page, because the home page removes the order from
  // `localStorage`.
  await page.route(`**${home}`, (request) =>
    request.fulfill({ contentType: 'text/html', body: '' }),
  )
  await page.getByRole('link', { name: button, exact: true }).first().click()
  await expect(page).toHaveURL(pathTo(locale, 'home', { anchor: 'subscribe' }))
  const request = () =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, key)
  await expect.poll(request).toEqual(value)
  await page.unroute(`**${home}`)
  await page.reload()

  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  await expect(getOrderBadge(page, locale)).toHaveText(ordered(label))
  await expectAtForm(page)
  await expectCardSide(page, locale, 'subscribe')
  expect(await readStored(page)).toEqual([null, null])
}

// In this file `npm test` tests only this order, because the other orders differ only by their
// code. `subscribe-card.spec.ts` tests the order of the check-up.
const usual = 'weight-loss:basic'

test('a weight-loss order leads to the form and reaches the clinic', async ({ page, site }) => {
  const name = makeUniqueName()
  for (const order of ordersIn(locale).filter(({ code }) => code === usual))
    await expectOrdered(page, order)
  await submitSignUp(page, locale, name)
  expect(await readStoredLeads(site.dataDir, name)).toMatchObject([
    { order: usual, language: locale, page: home },
  ])
})

test('every other order leads to the form @slow', async ({ page }) => {
  for (const order of ordersIn(locale).filter(({ code }) => code !== usual))
    await test.step(order.button, () => expectOrdered(page, order))
  await expect(page.locator('#sign-up-form')).toBeInViewport()
})

test("of two stored requests the weight-loss one shows, in the page's language; stored requests are read once and stay in their tab", async ({
  page,
  context,
}) => {
  const [basic] = content.weightLoss.packages
  const shown = `${getTranslator('en', 'Subscribe')('ordered')} Weight loss: Basic programme`
  await page.goto('/en/blog')
  await page.evaluate((name) => {
    localStorage.setItem('checkupRequest', 'true')
    localStorage.setItem('weightLossRequest', JSON.stringify({ package: name }))
  }, basic?.name.ua)
  await page.goto(pathTo('en', 'home', { anchor: 'contacts' }))
  await expect(getOrderBadge(page, 'en')).toHaveText(shown)
  await expectCardSide(page, 'en', 'subscribe')
  expect(await readStored(page)).toEqual([null, null])

  await page.goto('/en/blog')
  await page.goto('/en')
  await expect(getOrderBadge(page, 'en')).toHaveText(shown)
  const another = await context.newPage()
  await another.goto('/en')
  await waitForHydration(another)
  await expect(getOrderBadge(another, 'en')).toHaveCount(0)
})

test('an order in a dialog reaches the form, even when closing the dialog takes long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const history = window.history
    const goBack = history.back
    history.back = () => {
      setTimeout(() => {
        goBack.call(history)
      }, 700)
    }
  })
  await page.goto(home)
  await waitForHydration(page)
  await orderPackage(page, locale, content.packages[0]?.name ?? '')
  await expect(page).toHaveURL(home)
  await expectAtForm(page)
})

test('an order removed on the sign-up page stays removed after Back and Forward', async ({
  page,
}) => {
  await page.goto(pathTo(locale, 'terms'))
  await page.goto(getSignUpPath(locale, 'check-up'))
  await expect(page.locator('form[data-hydrated]')).toBeVisible()
  await page.getByRole('link', { name: getTranslator(locale, 'Subscribe')('removeOrder') }).click()
  await expect(getOrderBadge(page, locale)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(pathTo(locale, 'terms'))
  await page.goForward()
  await expect(page.locator('form[data-hydrated]')).toBeVisible()
  await expect(getOrderBadge(page, locale)).toHaveCount(0)
})

test('the sentence about money follows the order: free, a programme with its price, or none', async ({
  page,
}) => {
  const t = getTranslator(locale, 'Subscribe')
  const cost = (text: string) => page.getByText(text, { exact: true })
  const minutes = formatUnits(locale, content.weightLoss.freeConsultation.minutes, 'minute')
  const firstConsultation = formatPrice(locale, content.firstConsultation.generalPractitioner)
  await page.goto(getSignUpPath(locale, 'weight-loss:free-consultation'))
  await expect(page.locator('form[data-hydrated]')).toBeVisible()
  await expect(cost(t('costFree', { minutes }))).toBeVisible()
  await expect(page.getByText(firstConsultation)).toHaveCount(0)
  await page.getByRole('link', { name: t('removeOrder') }).click()
  await expect(page.getByText(firstConsultation)).toBeVisible()

  const [checkUp, programme] = content.packages
  const toTerms = ({ price, months }: { price: number; months: number }) => ({
    price: formatPrice(locale, price),
    months: formatUnits(locale, months, 'month'),
  })
  await page.goto(home)
  await waitForHydration(page)
  if (!checkUp || !programme) throw new Error('no packages')
  await orderPackage(page, locale, checkUp.name)
  await expect(cost(t('costCheckUp', toTerms(checkUp)))).toBeVisible()
  await orderPackage(page, locale, programme.name)
  await expect(
    cost(t('costProgramme', { name: programme.name, ...toTerms(programme) })),
  ).toBeVisible()
})

/**
 * Expects that the sign-up page on a phone names the order in its title, shows the terms of the
 * order, and has the whole form on the first screen, above the next steps.
 */
async function expectFormFirst(page: Page, title: string, terms: string) {
  const next = getTranslator(locale, 'SignUpPage')
  const form = getTranslator(locale, 'SubscribeForm')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(terms, { exact: true })).toBeVisible()
  const name = await page.getByLabel(form('name')).boundingBox()
  expect(name?.y).toBeLessThan(844 / 2)
  const submit = page.getByRole('button', { name: form('submit'), exact: true })
  await expect(submit).toBeInViewport({ ratio: 1 })
  const steps = await page.getByRole('heading', { name: next('nextTitle') }).boundingBox()
  expect(steps?.y).toBeGreaterThan((await submit.boundingBox())?.y ?? Infinity)
}

/** The code, title and terms of one order of each kind. */
function listSummaries(): [code: string, title: string, terms: string][] {
  const next = getTranslator(locale, 'SignUpPage')
  const { packages, weightLoss, doctors } = content
  const join = ({ months, price }: { months: number; price: number }) =>
    `${formatUnits(locale, months, 'month')} · ${formatPrice(locale, price)}`
  const labelOf = (code: string) => findOrder(code)?.label[locale] ?? ''
  const priceOf = (code: string) => formatPrice(locale, findOrder(code)?.price ?? 0)
  const minutes = formatUnits(locale, weightLoss.freeConsultation.minutes, 'minute')
  const free = 'weight-loss:free-consultation'
  const doctor = `doctor:${doctors[0]?.id ?? ''}`
  return [
    ...packages.map((item): [string, string, string] => [
      `package:${item.id}`,
      next('orderTitle', { order: item.name }),
      join(item),
    ]),
    ...weightLoss.packages.map((item): [string, string, string] => [
      `weight-loss:${item.id}`,
      labelOf(`weight-loss:${item.id}`),
      join(item),
    ]),
    [free, next('orderTitle', { order: labelOf(free) }), next('freeTerms', { minutes })],
    [doctor, labelOf(doctor), next('doctorTerms', { price: priceOf(doctor) })],
  ]
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the sign-up page names the order and begins with the form; without the order it has its own title', async ({
    page,
  }) => {
    for (const [code, title, terms] of listSummaries())
      await test.step(code, async () => {
        await page.goto(getSignUpPath(locale, code))
        await expect(page.locator('form[data-hydrated]')).toBeVisible()
        await expectFormFirst(page, title, terms)
      })
    await page
      .getByRole('link', { name: getTranslator(locale, 'Subscribe')('removeOrder') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      getTranslator(locale, 'SignUpPage')('title'),
    )
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript the sign-up page on a phone begins with the form', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [code, title, terms] of listSummaries()) {
      await page.goto(getSignUpPath(locale, code))
      await expect(page.locator('form[data-hydrated]')).toHaveCount(0)
      await expectFormFirst(page, title, terms)
    }
  })

  test('the sign-up page says what the ordered programme costs', async ({ page }) => {
    const { price, months } = content.checkUp
    await page.goto(getSignUpPath(locale, 'check-up'))
    const cost = page.getByText(
      getTranslator(locale, 'Subscribe')('costCheckUp', {
        price: formatPrice(locale, price),
        months: formatUnits(locale, months, 'month'),
      }),
      { exact: true },
    )
    await expect(cost).toBeVisible()
  })
})
