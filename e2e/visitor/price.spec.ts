import type { Locator, Page } from '@playwright/test'
import type { InLanguage } from '#lib/content/localized'
import { contentIn } from '#lib/content/current-content'
import type { PricedLine, PricedPackage } from '#lib/content/site-content'
import { formatPrice } from '#lib/i18n/format'
import { locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { expect, getTranslator, tagRepetition, test } from '#e2e/support/test'
import { scriptsRoute, waitForHydration } from '#e2e/support/visitor'

const locale = 'ua'
const { packages } = contentIn(locale).priceBreakdown

const listServices = (lines: readonly InLanguage<PricedLine>[]) =>
  lines.flatMap(({ services }) => services)
const listIncluded = (item: InLanguage<PricedPackage>) => [
  ...item.consultations,
  ...item.tests,
  ...item.access,
  ...item.nutraceuticals,
]

/** The part of the page that shows one package. */
const getPart = (page: Page, id: string): Locator => page.locator(`#${id}`)
const getSum = (page: Page, id: string): Locator =>
  getPart(page, id).getByRole('status').filter({ visible: true })
const getCheckbox = (page: Page, id: string, name: string): Locator =>
  getPart(page, id).getByRole('checkbox', { name, exact: true })
/** The `<summary>` that opens and closes the prices of a package. */
const getSummary = (page: Page, name: string): Locator =>
  page.locator('summary').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Expects rows with the names and list prices of services. */
async function expectListed(
  table: Locator,
  services: readonly { title: string; price: number }[],
  language: Locale,
): Promise<void> {
  await expect(table.getByRole('cell')).toHaveText(
    services.map(({ price }) => formatPrice(language, price)),
  )
  for (const { title } of services)
    await expect(table.getByRole('rowheader', { name: title, exact: true })).toBeVisible()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of locales)
    test(`every package shows its lines, list prices and tests when indicated, ${language}${tagRepetition(language !== 'ua')}`, async ({
      page,
    }) => {
      const t = getTranslator(language, 'PriceBreakdown')
      const { packages, free } = contentIn(language).priceBreakdown
      await page.goto(pathTo(language, 'priceBreakdown'))
      for (const item of packages)
        await test.step(item.name, async () => {
          const part = getPart(page, item.id)
          const included = part.getByRole('table', { name: t('included'), exact: true })
          const indicated = part.getByRole('table', { name: t('indicated'), exact: true })
          await expectListed(included, listServices(listIncluded(item)), language)
          await expectListed(indicated, listServices(item.indicated), language)
          for (const { text, services } of [...listIncluded(item), ...item.indicated]) {
            const [first, ...others] = services
            const isService = others.length === 0 && first?.title.startsWith(text)
            const name = isService ? first?.title : text
            await expect(
              part.getByRole('rowheader', { name: name ?? '', exact: true }),
            ).toBeVisible()
          }
          await expect(part.getByRole('checkbox')).toHaveCount(0)
          await expect(part.getByRole('status')).toHaveCount(0)
        })
      for (const { text, source, url } of free.items) {
        await expect(page.getByText(text, { exact: true })).toBeVisible()
        await expect(page.locator(`main a[href="${url}"]`)).toHaveText(source)
      }
    })

  test('the page adds up no list prices and computes no saving', async ({ page }) => {
    await page.goto(pathTo(locale, 'priceBreakdown'))
    for (const item of packages) {
      const sums = [listIncluded(item), [...listIncluded(item), ...item.indicated]].map((lines) =>
        listServices(lines).reduce((sum, { price }) => sum + price, 0),
      )
      for (const untold of sums.flatMap((sum) => [sum, Math.abs(item.price - sum)]))
        await expect(page.getByText(formatPrice(locale, untold))).toHaveCount(0)
    }
  })
})

test('the sum is the price of the package and the ticked tests; nothing is sent, stored or put into the address', async ({
  page,
}) => {
  await page.goto(pathTo(locale, 'priceBreakdown'))
  await waitForHydration(page)
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe(locale)
  const before = await stored()
  const [first, second] = packages
  if (!first || !second) throw new Error('no packages')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  let sum = first.price
  await expect(getSum(page, first.id)).toHaveText(formatPrice(locale, sum))
  for (const { title, price } of listServices(first.indicated)) {
    await getCheckbox(page, first.id, title).check()
    sum += price
    await expect(getSum(page, first.id)).toHaveText(formatPrice(locale, sum))
  }
  await page.keyboard.press('Enter')
  for (const { title, price } of listServices(first.indicated).slice(1)) {
    await getCheckbox(page, first.id, title).press('Space')
    sum -= price
  }
  await expect(getSum(page, first.id)).toHaveText(formatPrice(locale, sum))
  expect(sum).toBeGreaterThan(first.price)

  await getSummary(page, second.name).press('Enter')
  await expect(getSum(page, second.id)).toHaveText(formatPrice(locale, second.price))
  await expect(getSum(page, first.id)).toHaveText(formatPrice(locale, sum))
  expect(requests).toEqual([])
  expect(await stored()).toBe(before)
  await expect(page).toHaveURL(pathTo(locale, 'priceBreakdown'))
})

test('a test that is ticked before the script runs counts', async ({ page }) => {
  const [first] = packages
  const [tested] = listServices(first?.indicated ?? [])
  if (!first || !tested) throw new Error('no indicated tests')
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scriptsRoute, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(pathTo(locale, 'priceBreakdown'), { waitUntil: 'commit' })
  await getCheckbox(page, first.id, tested.title).check()
  await expect(getSum(page, first.id)).toHaveText(formatPrice(locale, first.price))
  release()
  await expect(getSum(page, first.id)).toHaveText(formatPrice(locale, first.price + tested.price))
})

test('the lead of the home page, a package and two questions lead to the lines of the price', async ({
  page,
}) => {
  const { image } = contentIn(locale).pages.priceBreakdown
  const [, item] = packages
  if (!item) throw new Error('no package')
  await page.goto(pathTo(locale))
  await page.locator('#home').getByRole('link', { name: image, exact: true }).click()
  await expect(page).toHaveURL(pathTo(locale, 'priceBreakdown'))

  for (const route of ['home', 'checkUp'] as const) {
    await page.goto(pathTo(locale, route))
    const [asked] = contentIn(locale).faq[route].filter((each) => each.page)
    const faq = page.getByRole('region', { name: getTranslator(locale, 'Faq')('title') })
    const answer = faq.getByRole('group').filter({ hasText: asked?.question ?? '' })
    if ((await answer.getAttribute('open')) === null) await answer.locator('summary').click()
    await answer.getByRole('link', { name: image, exact: true }).click()
    await expect(page).toHaveURL(pathTo(locale, 'priceBreakdown'))
  }

  const t = getTranslator(locale, 'Packages')
  await page.goto(pathTo(locale, 'home', { anchor: `package-${item.id}` }))
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('lines'), exact: true })
    .click()
  await expect(page).toHaveURL(pathTo(locale, 'priceBreakdown', { anchor: item.id }))
  await expect(getSum(page, item.id)).toBeVisible()
  await expect(getSummary(page, item.name)).toBeInViewport()
})

test('the offers of the structured data are the packages of the page', async ({ page }) => {
  await page.goto(pathTo(locale, 'priceBreakdown'))
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  const { '@graph': things } = JSON.parse(json ?? '') as {
    '@graph': { '@type': string; name: string; offers: { price: number; url: string } }[]
  }
  const offers = things
    .filter((thing) => thing['@type'] === 'Service')
    .map(({ name, offers: { price, url } }) => ({ name, price, part: new URL(url).hash }))
  expect(offers).toEqual(packages.map(({ id, name, price }) => ({ name, price, part: `#${id}` })))
  for (const { name, price } of offers)
    await expect(getSummary(page, name)).toContainText(formatPrice(locale, price))
})

test('print has the open package with its ticks and sum, and only the names of the closed ones', async ({
  page,
}) => {
  const [open, closed] = packages
  const [tested] = listServices(open?.indicated ?? [])
  if (!open || !closed || !tested) throw new Error('no packages')
  await page.goto(pathTo(locale, 'priceBreakdown'))
  await waitForHydration(page)
  await getCheckbox(page, open.id, tested.title).check()
  await page.emulateMedia({ media: 'print' })
  await expect(getCheckbox(page, open.id, tested.title)).toBeVisible()
  await expect(getSum(page, open.id)).toHaveText(formatPrice(locale, open.price + tested.price))
  await expect(getSummary(page, closed.name)).toBeVisible()
  await expect(getPart(page, closed.id)).toBeHidden()
})
