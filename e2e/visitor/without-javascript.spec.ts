import { content } from '#e2e/support/content'
import { formatPrice } from '#lib/i18n/format'
import { mapLocales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { findOrder } from '#lib/orders'
import {
  expect,
  tagRepetition,
  readStoredLeads,
  test,
  makeUniqueName,
  getTranslator,
} from '#e2e/support/test'
import { getOrderBadge } from '#e2e/support/visitor'

const locale = 'en'

test.use({ javaScriptEnabled: false })

type OrderLink = {
  /** The path of the page with the link. */
  path: string
  /** The accessible name of the link. */
  link: string
  /** The code of the order. */
  code: string
  /** The text that names the order at the sign-up form; undefined for an unknown code. */
  label: string | undefined
}

/** One order link of each page. */
function ordersIn(locale: Locale): OrderLink[] {
  const { id = '', name = '' } = content.packages[0] ?? {}
  const { id: lightId = '', name: light = '' } = content.packages[1] ?? {}
  const [doctor = { id: '', name: mapLocales(() => '') }] = content.doctors
  const getLabel = (code: string) => ({ code, label: findOrder(code)?.label[locale] })
  return [
    {
      path: pathTo(locale),
      link: getTranslator(locale, 'Packages')('orderOf', { name }),
      ...getLabel(`package:${id}`),
    },
    {
      path: pathTo(locale, 'priceBreakdown'),
      link: getTranslator(locale, 'Packages')('orderOf', { name: light }),
      ...getLabel(`package:${lightId}`),
    },
    {
      path: pathTo(locale, 'checkUp'),
      link: getTranslator(locale, 'CheckUp')('order'),
      ...getLabel('check-up'),
    },
    {
      path: pathTo(locale, 'weightLoss'),
      link: getTranslator(locale, 'WeightLoss')('free'),
      ...getLabel('weight-loss:free-consultation'),
    },
    {
      path: pathTo(locale, 'doctor', { slug: doctor.id }),
      link: getTranslator(locale, 'Team')('signUp', {
        surname: doctor.name[locale].split(' ').at(-1) ?? '',
      }),
      ...getLabel(`doctor:${doctor.id}`),
    },
  ]
}

test.describe('without JavaScript', () => {
  test('without JavaScript packages, services, prices and both sides of the card are visible', async ({
    page,
  }) => {
    await page.goto(pathTo(locale))
    for (const { id, name, price, laboratoryStudies } of content.packages) {
      await test.step(name, async () => {
        const part = page.locator(`#package-${id}`)
        await expect(part.getByRole('heading', { name, exact: true })).toBeVisible()
        await expect(
          part.getByText(laboratoryStudies[locale].at(-1) ?? 'a study', { exact: true }),
        ).toBeVisible()
        const shown = part.getByText(formatPrice(locale, price), { exact: true })
        await expect(shown).toBeVisible()
        // A trial click only checks that a click is possible, so that no other element covers the
        // price.
        await shown.click({ trial: true })
      })
    }
    for (const { slug, title, options } of content.services) {
      await test.step(slug, async () => {
        const part = page.locator(`#services-${slug}`)
        await expect(part.getByRole('heading', { name: title[locale], exact: true })).toBeVisible()
        await expect(part.getByRole('rowheader')).toHaveText(
          options.map((option) => option.title[locale]),
        )
        await expect(part.getByRole('cell')).toHaveText(
          options.map(({ price }) => formatPrice(locale, price)),
        )
        for (const cell of await part.getByRole('cell').all()) await expect(cell).toBeVisible()
        await part.getByRole('cell').last().click({ trial: true })
      })
    }
    await expect(
      page.getByRole('button', { name: getTranslator(locale, 'Dialog')('close') }),
    ).toHaveCount(0)

    await test.step('the card', async () => {
      const vcard = page.getByRole('link', { name: getTranslator(locale, 'Subscribe')('vcard') })
      await expect(page.getByLabel(getTranslator(locale, 'SubscribeForm')('name'))).toBeVisible()
      await expect(vcard).toBeVisible()
      await vcard.click({ trial: true })
    })
  })

  test('without JavaScript an order of each page leads to the form and reaches the clinic', async ({
    page,
    site,
  }) => {
    const t = getTranslator(locale, 'SubscribeForm')
    const name = makeUniqueName()
    for (const { path, link, code, label } of ordersIn(locale)) {
      await test.step(code, async () => {
        // The sign-up page has shown the result of the previous order. For the next order the page
        // must show the form again.
        await page.goto(path)
        await page.getByRole('link', { name: link, exact: true }).first().click()
        await expect(page).toHaveURL(
          `${pathTo(locale, 'signUp')}?order=${encodeURIComponent(code)}`,
        )
        await expect(getOrderBadge(page, locale)).toHaveText(
          `${getTranslator(locale, 'Subscribe')('ordered')} ${label ?? ''}`,
        )
        await page.getByLabel(t('name')).fill(name)
        await page.getByLabel(t('phone')).fill('067 123 45 67 доб. 12')
        await page.getByRole('button', { name: t('submit'), exact: true }).click()
        await expect(page).toHaveURL(pathTo(locale, 'signUp', { anchor: 'result' }))
        await expect(page.getByRole('heading', { name: t('successTitle') })).toBeVisible()
      })
    }
    await page.reload()
    await expect(page.getByRole('heading', { name: t('successTitle') })).toBeVisible()
    const leads = await readStoredLeads(site.dataDir, name)
    expect(leads.map(({ order }) => order).toSorted()).toEqual(
      ordersIn(locale)
        .map(({ code }) => code)
        .toSorted(),
    )
    for (const lead of leads)
      expect(lead).toMatchObject({ language: locale, status: 'new', phoneNote: 'доб. 12' })
  })

  for (const [width, height] of [
    [320, 568],
    [844, 390],
  ] as const)
    test(`without JavaScript an order is removed by its button, a refused form keeps the typed text, and the result is in sight at ${width} × ${height}${tagRepetition(width === 844)}`, async ({
      page,
      site,
    }) => {
      const t = getTranslator(locale, 'SubscribeForm')
      const name = makeUniqueName()
      const phone = page.getByLabel(t('phone'))
      const submit = page.getByRole('button', { name: t('submit'), exact: true })
      const advice = page.getByText(
        t('errors.foreign', { phone: formatPhone(content.clinic.phone) }),
      )
      const path = (order: string) =>
        `${pathTo(locale, 'signUp')}?order=${encodeURIComponent(order)}`
      await page.setViewportSize({ width, height })
      await page.goto(path('check-up'))
      await page.getByLabel(t('name')).fill(name)
      await phone.fill('+48 600 700 800')
      await submit.click()
      await expect(advice).toBeInViewport({ ratio: 1 })
      await expect(phone).toBeFocused()
      await expect(phone).toHaveValue('+48 600 700 800')
      await expect(getOrderBadge(page, locale)).toBeVisible()

      await page.goto(path('package:concierge-light'))
      await expect(page.getByLabel(t('name'))).toHaveValue(name)
      await page
        .getByRole('link', { name: getTranslator(locale, 'Subscribe')('removeOrder') })
        .click()
      await expect(getOrderBadge(page, locale)).toHaveCount(0)
      await expect(page.getByLabel(t('name'))).toHaveValue(name)
      await phone.fill('8 (067) 123-45-67')
      await submit.click()
      await expect(page.getByRole('heading', { name: t('successTitle') })).toBeInViewport({
        ratio: 1,
      })
      // The page must have no inline styles, because the content security policy forbids inline
      // styles.
      await expect(page.locator('main [style]')).toHaveCount(0)
      expect(await readStoredLeads(site.dataDir, name)).toMatchObject([
        { phone: '+380671234567', order: null },
      ])
    })
})
