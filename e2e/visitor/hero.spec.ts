import type { Page } from '@playwright/test'
import { content } from '#lib/content/content'
import type { ReportMarker } from '#lib/content/programmes'
import { formatNumber } from '#lib/i18n/format'
import { locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { distanceFromRange, toPercent } from '#lib/figures/scale'
import { expect, repeats, test, words } from '#e2e/support/test'

type Months = (typeof content.report.stages)[number]

function report(page: Page, locale: Locale) {
  const t = words(locale, 'RangeReport')
  const region = page.getByRole('region', { name: t('title') })
  const label = (months: Months) => (months === 0 ? t('start') : `${months} ${t('months', { count: months })}`)
  return {
    t,
    region,
    stages: region.getByRole('group', { name: t('stage') }).getByRole('radio'),
    stage: (months: Months) => region.getByRole('radio', { name: label(months), exact: true }),
    row: (marker: ReportMarker) => region.getByRole('listitem').filter({ hasText: marker.name[locale] }),
  }
}

const markerPlaces = (page: Page, locale: Locale) =>
  Promise.all(content.report.markers.map((marker) => markerPercent(page, locale, marker)))

/** What the report says of a value beside its number. */
function verdictOf(marker: ReportMarker, locale: Locale, value: number): string {
  const t = words(locale, 'RangeReport')
  const outside = distanceFromRange(marker, value)
  const distance = formatNumber(locale, Math.abs(outside), marker.digits)
  return outside === 0 ? t('inRange') : t(outside > 0 ? 'above' : 'below', { distance })
}

/** The report shows a stage: its radio is chosen, its values and verdicts are seen and no others, markers stand there. */
async function expectStage(page: Page, locale: Locale, months: Months) {
  const { stage, row } = report(page, locale)
  await expect(stage(months)).toBeChecked()
  for (const marker of content.report.markers) {
    for (const [index, value] of marker.values.entries()) {
      const number = row(marker).getByText(formatNumber(locale, value, marker.digits), { exact: true })
      await expect(number).toBeVisible({ visible: content.report.stages[index] === months })
    }
    const value = marker.values[content.report.stages.indexOf(months)] ?? Number.NaN
    for (const verdict of new Set(marker.values.map((each) => verdictOf(marker, locale, each)))) {
      const isShown = verdict === verdictOf(marker, locale, value)
      await expect(row(marker).getByText(verdict, { exact: true })).toBeVisible({ visible: isShown })
    }
    await expect.poll(() => markerPercent(page, locale, marker)).toBeCloseTo(toPercent(marker, value), 0)
  }
}

/** Where the marker stands on its bar, in per cent of the bar, as the visitor sees it. */
async function markerPercent(page: Page, locale: Locale, marker: ReportMarker) {
  const bar = report(page, locale).row(marker).getByRole('img')
  const [around, now] = await Promise.all([bar.boundingBox(), bar.locator('.range-now').boundingBox()])
  if (!around || !now) return Number.NaN
  return ((now.x + now.width / 2 - around.x) / around.width) * 100
}

for (const [locale, width] of [
  ['ua', 390],
  ['en', 1440],
] as const) {
  test.describe(`example report in ${locale} at ${width} px${repeats(locale === 'en')}`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('has a title of a line for each sentence, says that it is an example, shows twelve months first and moves to the stage that is clicked', async ({
      page,
    }) => {
      await page.goto(`/${locale}`)
      const { t, region, stages, stage } = report(page, locale)
      const sentences = words(locale, 'Hero')('title').split(/(?<=\.) /)
      expect(sentences).toHaveLength(3)
      // As rendered: what wraps is one line here, a block is another.
      const lines = (await page.getByRole('heading', { level: 1 }).innerText()).split('\n')
      expect(lines.map((line) => line.trim())).toEqual(sentences)
      await expect(region.getByRole('heading', { name: t('title') })).toBeVisible()
      await expect(region.getByText(t('note'))).toBeVisible()
      await expect(stages).toHaveCount(content.report.stages.length)
      await expect(region.getByRole('listitem')).toHaveCount(content.report.markers.length)
      await expectStage(page, locale, 12)
      for (const months of [0, 6, 3] as const) {
        const before = await markerPlaces(page, locale)
        await stage(months).click()
        await expectStage(page, locale, months)
        for (const [index, place] of (await markerPlaces(page, locale)).entries()) {
          expect(Math.abs(place - (before[index] ?? place))).toBeGreaterThan(5)
        }
      }
    })
  })
}

test('a value that has not arrived says by how much, keeps the way to its band dotted, and what happens next; arrow keys work', async ({
  page,
}) => {
  await page.goto('/ua')
  const { t, region, row, stage } = report(page, 'ua')
  const late = content.report.markers.filter((marker) => distanceFromRange(marker, marker.values.at(-1) ?? 0) !== 0)
  expect(late).toHaveLength(1)
  for (const marker of content.report.markers) {
    const gap = await row(marker).locator('.range-gap').boundingBox()
    expect((gap?.width ?? 0) > 5).toBe(late.includes(marker))
  }
  await expect(region.getByText(/Що далі/)).toBeVisible()
  await stage(0).click()
  for (const marker of content.report.markers) {
    await expect.poll(async () => (await row(marker).locator('.range-gap').boundingBox())?.width).toBeGreaterThan(5)
  }
  await expect(region.getByText(t('note'))).toBeVisible()

  await stage(12).click()
  await page.keyboard.press('ArrowLeft')
  await expect(stage(6)).toBeFocused()
  await expectStage(page, 'ua', 6)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the stage chosen in the report is that of the whole page: its package stands out, the year fills to it', async ({
    page,
  }) => {
    await page.goto('/ua')
    const packages = words('ua', 'Packages')
    const card = (months: number) =>
      page.getByRole('listitem').filter({
        has: page.getByRole('link', {
          name: packages('openOf', { name: content.packages.find((item) => item.months === months)?.name ?? '' }),
        }),
      })
    const background = (months: number) => card(months).evaluate((node) => getComputedStyle(node).backgroundColor)
    const filled = () =>
      page.locator('.year').evaluateAll((bands) =>
        bands.map((band) => {
          const { left } = getComputedStyle(band, '::after')
          return Math.round((parseFloat(left) / band.getBoundingClientRect().width) * 12)
        }),
      )
    await expectStage(page, 'ua', 12)
    for (const months of [6, 12, 0, 3] as const) {
      await report(page, 'ua').stage(months).click()
      await expect.poll(filled).toEqual([months, months])
      for (const { months: other } of content.packages) {
        const isChosen = other === months
        await expect.poll(async () => (await background(other)) === 'rgb(211, 239, 160)').toBe(isChosen)
      }
    }
    await expectStage(page, 'ua', 3)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const locale of locales)
    test(`the home page is no longer than eleven screens, each month of the report takes one line, services stand two by two, ${locale}`, async ({
      page,
    }) => {
      await page.goto(pathTo(locale))
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9500)
      for (const label of await report(page, locale).region.locator('label').all())
        expect((await label.boundingBox())?.height).toBeLessThan(46)
      const links = page.locator('#services ul a')
      const places = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()))
      expect(new Set(places.map(({ y }) => Math.round(y))).size).toBe(Math.ceil(content.services.length / 2))
      for (const { height } of places) expect(height).toBeGreaterThanOrEqual(279)
    })
})

test('the home page has its sections in the order of the specification, questions after them', async ({ page }) => {
  await page.goto('/en')
  const ids = await page
    .locator('main [data-home] > :is(section, div)')
    .evaluateAll((parts: Element[]) => parts.map(({ id }) => id))
  expect(ids).toEqual([
    'home',
    'servicePackages',
    'product',
    'aboutUs',
    'services',
    'team',
    'nutraceuticals',
    'subscribe',
    'blog',
    'faq',
  ])
})
