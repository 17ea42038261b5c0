import type { Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import {
  expect,
  getTranslator,
  makeUniqueName,
  readStoredLeads,
  tagRepetition,
  test,
} from '#e2e/support/test'
import { expectAtForm, getOrderBadge, submitSignUp, waitForHydration } from '#e2e/support/visitor'
import { listConsultations } from '#lib/content/service-lines'
import { formatNumber, formatPrice } from '#lib/i18n/format'
import { locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { findOrder, getSignUpPath, toDoctorOrderCode } from '#lib/orders'

const [doctor] = content.doctors
const id = doctor?.id ?? ''

const findSignUp = (page: Page, locale: Locale) => {
  const surname = doctor?.name[locale].split(' ').at(-1) ?? ''
  const name = getTranslator(locale, 'Team')('signUp', { surname })
  return page.getByRole('link', { name, exact: true })
}

for (const locale of locales)
  test(`the page of each doctor has profession, figures, reasons and prices, and no heading without a text, ${locale}${tagRepetition(locale !== 'ua')}`, async ({
    page,
  }) => {
    const t = getTranslator(locale, 'Doctor')
    for (const each of content.doctors) {
      await test.step(each.id, async () => {
        const response = await page.goto(pathTo(locale, 'doctor', { slug: each.id }))
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(each.name[locale])
        const main = page.getByRole('main')
        await expect(main).toContainText(each.profession[locale])
        await expect(main.locator('.poster').getByRole('definition')).toHaveText([
          formatNumber(locale, each.patientsInThousands),
          formatNumber(locale, each.yearsOfExperience),
        ])
        const lists = [
          ['treats', each.treats],
          ['treatsNot', each.treatsNot],
          ['education', each.education],
          ['certificates', each.certificates],
          ['languages', each.languages],
        ] as const
        for (const [name, lines] of lists) {
          const part = page.getByRole('region', { name: t(name), exact: true })
          if (lines) await expect(part.getByRole('listitem')).toHaveText([...lines[locale]])
          else await expect(part).toHaveCount(0)
        }
        const prices = page.getByRole('region', { name: t('prices'), exact: true })
        const lines = listConsultations(each, content.services)
        expect(lines.length).toBeGreaterThan(0)
        await expect(prices.getByRole('term')).toHaveText(lines.map(({ title }) => title[locale]))
        await expect(prices.getByRole('definition')).toHaveText(
          lines.map(({ price }) => formatPrice(locale, price)),
        )
      })
    }
  })

test('on a doctor’s poster a column of dots is a thousand patients, and the ruler ends at the word for today', async ({
  page,
}) => {
  const measure = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((each) => {
        const text = document.createRange()
        text.selectNodeContents(each)
        const { width, height, right } = each.getBoundingClientRect()
        const word = text.getBoundingClientRect()
        // A word that is wider than the ruler begins where the ruler begins.
        const overhang = word.right - right - Math.max(0, word.width - width)
        return { width, height, overhang }
      }),
    )
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pathTo('ua'))
    const dots = await measure('#team .patients')
    const rulers = await measure('#team .years')
    expect(dots).toHaveLength(content.doctors.length)
    for (const [index, each] of content.doctors.entries()) {
      const field = dots[index] ?? { width: NaN, height: NaN }
      const columns = (field.width / field.height) * 10
      expect(Math.abs(columns - each.patientsInThousands)).toBeLessThan(0.1)
      expect(Math.abs(rulers[index]?.overhang ?? NaN)).toBeLessThan(1)
    }
    // All rulers have the same distance between two years.
    const pitches = content.doctors.map(
      ({ yearsOfExperience }, index) =>
        ((rulers[index]?.width ?? NaN) - 4) / (yearsOfExperience - 1),
    )
    for (const pitch of pitches) expect(Math.abs(pitch - (pitches[0] ?? NaN))).toBeLessThan(0.1)
  }
  const cards = await page
    .locator('#team li')
    .evaluateAll((all) => all.map((li) => li.clientHeight))
  for (const height of cards) expect(height).toBeLessThanOrEqual(640)
})

test('the card on the home page leads to the page of the doctor, and the page leads back to all doctors', async ({
  page,
}) => {
  const locale = 'ua'
  await page.goto(pathTo(locale))
  await page.getByRole('link', { name: doctor?.name[locale] ?? '', exact: true }).click()
  await expect(page).toHaveURL(pathTo(locale, 'doctor', { slug: id }))
  await page.getByRole('link', { name: getTranslator(locale, 'Doctor')('all') }).click()
  await expect(page).toHaveURL(pathTo(locale, 'home', { anchor: 'team' }))
})

test('a sign-up from the page of a doctor names the doctor and the price of the doctor, and reaches the clinic', async ({
  page,
  site,
}) => {
  const locale = 'en'
  const order = toDoctorOrderCode(id)
  const { label, price = 0 } = findOrder(order) ?? {}
  await page.goto(pathTo(locale, 'doctor', { slug: id }))
  await findSignUp(page, locale).first().click()
  await expect(page).toHaveURL(getSignUpPath(locale, order))
  await expect(getOrderBadge(page, locale)).toContainText(label?.[locale] ?? 'no label')
  await expect(page.getByRole('main')).toContainText(
    getTranslator(locale, 'Subscribe')('costDoctor', { price: formatPrice(locale, price) }),
  )
  const name = makeUniqueName()
  await submitSignUp(page, locale, name)
  expect(await readStoredLeads(site.dataDir, name)).toMatchObject([{ order }])
})

test('the sign-up on the card of a doctor keeps the visitor on the home page and sets the order', async ({
  page,
}) => {
  const locale = 'ua'
  await page.goto(pathTo(locale))
  await waitForHydration(page)
  await page.locator('#team').scrollIntoViewIfNeeded()
  await findSignUp(page, locale).click()
  await expectAtForm(page)
  await expect(page).toHaveURL(pathTo(locale))
  const { label } = findOrder(toDoctorOrderCode(id)) ?? {}
  await expect(getOrderBadge(page, locale)).toContainText(label?.[locale] ?? 'no label')
})

test('an unknown doctor is a page that does not exist, in each language', async ({ request }) => {
  for (const locale of locales) {
    const response = await request.get(pathTo(locale, 'doctor', { slug: 'nobody' }))
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain(getTranslator(locale, 'NotFound')('title'))
  }
})

test('a path without a language leads to the page of the doctor', async ({ request }) => {
  const response = await request.get(`/doctors/${id}`, { maxRedirects: 0 })
  expect(response.status()).toBe(307)
  expect(response.headers()['location']).toBe(pathTo('ua', 'doctor', { slug: id }))
})
