import type { Page } from '@playwright/test'
import { reportMarkers, reportStages, type ReportMarker } from '#content/report'
import { formatNumber } from '#lib/format'
import type { Locale } from '#lib/i18n/locales'
import { isInRange, toPercent } from '#lib/report'
import { expect, test, words } from '#e2e/support/test'

type Months = (typeof reportStages)[number]

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
  Promise.all(reportMarkers.map((marker) => markerPercent(page, locale, marker)))

/** The report shows a stage: its radio is chosen, its values and verdicts are seen and no others, markers stand there. */
async function expectStage(page: Page, locale: Locale, months: Months) {
  const { t, stage, row } = report(page, locale)
  await expect(stage(months)).toBeChecked()
  for (const marker of reportMarkers) {
    for (const [index, value] of marker.values.entries()) {
      const number = row(marker).getByText(formatNumber(locale, value, marker.digits), { exact: true })
      await expect(number).toBeVisible({ visible: reportStages[index] === months })
    }
    const value = marker.values[reportStages.indexOf(months)] ?? Number.NaN
    const verdicts = row(marker).getByText(new RegExp(`^(${t('inRange')}|${t('outOfRange')})$`))
    const verdict = isInRange(marker, value) ? t('inRange') : t('outOfRange')
    await expect(verdicts.filter({ visible: true })).toHaveText(verdict)
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
  test.describe(`example report in ${locale} at ${width} px`, () => {
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
      await expect(stages).toHaveCount(reportStages.length)
      await expect(region.getByRole('listitem')).toHaveCount(reportMarkers.length)
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

test('the example report is worked by the arrow keys', async ({ page }) => {
  await page.goto('/ua')
  await report(page, 'ua').stage(12).focus()
  for (const [key, months] of [
    ['ArrowLeft', 6],
    ['ArrowLeft', 3],
    ['ArrowRight', 6],
  ] as const) {
    await page.keyboard.press(key)
    await expect(report(page, 'ua').stage(months)).toBeFocused()
    await expectStage(page, 'ua', months)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the example report shows twelve months, and the others when chosen', async ({ page }) => {
    await page.goto('/en')
    await expectStage(page, 'en', 12)
    await report(page, 'en').stage(3).click()
    await expect(report(page, 'en').stage(3)).toBeChecked()
    await expectStage(page, 'en', 3)
  })
})
