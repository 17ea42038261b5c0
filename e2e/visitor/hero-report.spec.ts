import type { Locator, Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { listLocaleVariants } from '#e2e/support/locale-variants'
import type { ReportMarker } from '#lib/content/schemas/check-up'
import { formatNumber } from '#lib/i18n/format'
import { locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { distanceFromRange, toPercent } from '#lib/figures/scale'
import { expect, tagRepetition, test, getTranslator } from '#e2e/support/test'
import { waitForHydration } from '#e2e/support/visitor'

type Months = (typeof content.report.stages)[number]

const { stages, markers, own } = content.report

function getReport(page: Page, locale: Locale) {
  const t = getTranslator(locale, 'RangeReport')
  const region = page.getByRole('region', { name: t('title') })
  const label = (months: Months) =>
    months === 0 ? t('start') : `${months} ${t('months', { count: months })}`
  return {
    t,
    region,
    stages: region.getByRole('group', { name: t('stage') }).getByRole('radio'),
    stage: (months: Months) => region.getByRole('radio', { name: label(months), exact: true }),
    /** The report while the visitor's own pressure is chosen. It has the title of this choice. */
    own: page.getByRole('region', { name: own.title[locale] }),
    choice: page.getByRole('radio', { name: t('ownName'), exact: true }),
    slider: page.getByRole('slider', { name: t('ownName'), exact: true }),
  }
}

/**
 * The position of each marker's value on the marker's bar, in per cent of the bar's width. A marker
 * is a medical value of the report.
 */
const getMarkerPlaces = (page: Page, bars = 'li .range-bar') =>
  page.locator(bars).evaluateAll((bars) =>
    bars.map((bar) => {
      const around = bar.getBoundingClientRect()
      const now = bar.querySelector('.range-now')?.getBoundingClientRect() ?? new DOMRect(NaN)
      return ((now.x + now.width / 2 - around.x) / around.width) * 100
    }),
  )

/**
 * One boolean per marker: true when a dotted line leads from the marker's value to the marker's
 * range.
 */
const getGaps = (page: Page, gaps = 'li .range-gap') =>
  page.locator(gaps).evaluateAll((all) => all.map((gap) => gap.getBoundingClientRect().width > 5))

/**
 * The text beside a marker's value, which says whether the value is in, above or below the marker's
 * range.
 */
function makeVerdict(marker: ReportMarker, locale: Locale, value: number): string {
  const t = getTranslator(locale, 'RangeReport')
  const outside = distanceFromRange(marker, value)
  const distance = formatNumber(locale, Math.abs(outside), marker.digits)
  return outside === 0 ? t('inRange') : t(outside > 0 ? 'above' : 'below', { distance })
}

/**
 * Expects that the report shows one stage of the programme. The radio button is checked, and each
 * marker (medical value) has the value, text and position of this stage.
 */
async function expectStage(page: Page, locale: Locale, months: Months) {
  const { region, stage } = getReport(page, locale)
  const values = markers.map((marker) => marker.values[stages.indexOf(months)] ?? NaN)
  const texts = markers.flatMap((marker, index) => {
    const value = values[index] ?? NaN
    return [formatNumber(locale, value, marker.digits), makeVerdict(marker, locale, value)]
  })
  await expect(stage(months)).toBeChecked()
  await expect(region.locator('li [data-stage]:visible')).toHaveText(texts)
  const wanted = markers.map((marker, index) => toPercent(marker, values[index] ?? NaN))
  const furthest = async () =>
    Math.max(
      ...(await getMarkerPlaces(page)).map((place, index) =>
        Math.abs(place - (wanted[index] ?? NaN)),
      ),
    )
  await expect.poll(furthest).toBeLessThan(0.5)
}

/**
 * Expects that the page is at most 9,950 px high. Each stage label of the report must be on one
 * line, and the services must form rows of two.
 */
async function expectShort(page: Page, locale: Locale) {
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9950)
  const getBoxes = (inside: Locator) =>
    inside.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
  for (const { height } of await getBoxes(getReport(page, locale).region.locator('label')))
    expect(height).toBeLessThan(46)
  const services = await getBoxes(page.locator('#services ul a'))
  expect(new Set(services.map(({ y }) => Math.round(y))).size).toBe(
    Math.ceil(content.services.length / 2),
  )
  for (const { height } of services) expect(height).toBeGreaterThanOrEqual(279)
}

for (const { locale, width } of listLocaleVariants({ width: 390 }, { width: 1440 }))
  test(`the title has one line per sentence; the example report in ${locale} at ${width} px is labelled as an example, starts at twelve months and follows clicks${tagRepetition(locale !== 'ua')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(pathTo(locale))
    const { t, region, stages: radios, stage } = getReport(page, locale)
    const sentences = getTranslator(locale, 'Hero')('title').split(/(?<=\.) /)
    expect(sentences).toHaveLength(3)
    // `innerText` has line breaks between elements, but not where the browser wraps a line.
    const lines = (await page.getByRole('heading', { level: 1 }).innerText()).split('\n')
    expect(lines.map((line) => line.trim())).toEqual(sentences)
    await expect(region.getByRole('heading', { name: t('title') })).toBeVisible()
    await expect(region.getByText(t('note'))).toBeVisible()
    await expect(radios).toHaveCount(stages.length + 1)
    await expect(region.getByRole('listitem')).toHaveCount(markers.length)
    await expectStage(page, locale, 12)
    if (width === 390) await expectShort(page, locale)
    for (const months of [0, 6, 3] as const) {
      const before = await getMarkerPlaces(page)
      await stage(months).click()
      await expectStage(page, locale, months)
      for (const [index, place] of (await getMarkerPlaces(page)).entries())
        expect(Math.abs(place - (before[index] ?? place))).toBeGreaterThan(5)
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the stage of the report follows a click or an arrow key on the whole page; a marker out of range keeps its dotted line and advice', async ({
    page,
  }) => {
    await page.goto(pathTo('ua'))
    const { region, stage, choice, slider, stages: radios } = getReport(page, 'ua')
    await expect(radios).toHaveCount(stages.length)
    for (const absent of [choice, slider]) await expect(absent).toHaveCount(0)
    const late = markers.map((marker) => distanceFromRange(marker, marker.values.at(-1) ?? 0) !== 0)
    expect(late.filter(Boolean)).toHaveLength(1)
    await expectStage(page, 'ua', 12)
    expect(await getGaps(page)).toEqual(late)
    await expect(region.getByText(/Що далі/)).toBeVisible()

    const packages = getTranslator('ua', 'Packages')
    const bar = (name: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: packages('openOf', { name }) }) })
        .getByRole('paragraph')
        .first()
    const readBarColors = () =>
      Promise.all(
        content.packages.map(({ name }) =>
          bar(name).evaluate((node) => getComputedStyle(node).backgroundColor),
        ),
      )
    const filled = () =>
      page.locator('.year').evaluateAll((bands) =>
        bands.map((band) => {
          const { left } = getComputedStyle(band, '::after')
          return Math.round((parseFloat(left) / band.getBoundingClientRect().width) * 12)
        }),
      )
    for (const months of [6, 12, 0, 3] as const) {
      await stage(months).click()
      await expect.poll(filled).toEqual([months, months])
      // No length of a programme is shown as better than another.
      expect(new Set(await readBarColors()).size).toBe(1)
      if (months === 0) await expect.poll(() => getGaps(page)).toEqual(markers.map(() => true))
    }
    await expectStage(page, 'ua', 3)
    await page.keyboard.press('ArrowRight')
    await expect(stage(6)).toBeFocused()
    await expectStage(page, 'ua', 6)
  })
})

/** Names of the storage entries and cookies of the page, with their values. */
const readStorage = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
      history.state,
      location.href,
    ]),
  )

for (const locale of locales)
  test(`the visitor's own pressure is judged at the limits of the article, by keyboard; from the upper end on the report advises 103, ${locale}${tagRepetition(locale !== 'ua')}`, async ({
    page,
  }) => {
    await page.goto(pathTo(locale))
    const { t, own: report, choice, slider, stage } = getReport(page, locale)
    await waitForHydration(page)
    await stage(12).focus()
    await page.keyboard.press('ArrowRight')
    await expect(choice).toBeChecked()
    await expect(report.getByText(t('ownPrompt'))).toBeVisible()
    await expect(report.getByText(t('ownPrivacy'))).toBeVisible()
    await expect(report.getByText(own.note[locale])).toBeVisible()
    await expect(report.getByRole('listitem')).toHaveCount(0)
    await expect(report.getByRole('link')).toHaveAttribute(
      'href',
      pathTo(locale, 'article', { slug: own.article }),
    )

    await page.keyboard.press('Tab')
    await expect(slider).toBeFocused()
    await page.keyboard.press('Home')
    const [low, high] = own.scale
    const place = (value: number) => ((value - low) / (high - low)) * 100
    for (const [index, { from, title, text }] of own.levels.entries())
      for (const value of [from, (own.levels[index + 1]?.from ?? from + 1) - 1]) {
        const steps = value - Number(await slider.inputValue())
        for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight')
        await expect(report.getByRole('status')).toContainText(new RegExp(`^${value}\\b`))
        await expect(report.locator('[aria-live=polite]:visible')).toHaveText(
          `${title[locale]} ${text[locale]}`,
        )
        const [at = NaN] = await getMarkerPlaces(page, '.own .range-bar')
        expect(Math.abs(at - place(value))).toBeLessThan(0.5)
        expect(await getGaps(page, '.own .range-gap')).toEqual([value > own.threshold])
      }
    await expect(report.getByText(/\b103\b.*112/)).toBeVisible()
    await expect(slider).toHaveAttribute('aria-valuetext', t('ownMore', { number: String(high) }))
    await expect(report.getByRole('status')).toContainText(`${high}+`)
  })

test('the own pressure is neither sent nor stored, and is gone after a reload and after Back', async ({
  page,
}) => {
  const opened = page.waitForResponse(/\/api\/event$/)
  await page.goto(pathTo('ua'))
  const { t, own: report, choice, slider, stage } = getReport(page, 'ua')
  await waitForHydration(page)
  await opened
  const before = await readStorage(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await choice.check()
  await slider.fill('151')
  await expect(report.getByRole('status')).toContainText('151')
  await slider.blur()
  expect(requests).toEqual([])
  expect(await readStorage(page)).toBe(before)

  // The next page counts a visit, and a delayed request would have left by then. None of these
  // requests contains the number.
  await report.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requests.join('\n')).not.toContain('151')
  expect(await readStorage(page)).not.toContain('151')
  await page.goBack()
  await waitForHydration(page)
  const hidden = page.locator('#own-pressure')
  await expect(hidden).toHaveValue(String(own.normal))
  await expect(page.getByText(t('ownPrompt'))).toHaveCount(1)
  await choice.check()
  await slider.fill('151')
  await page.reload()
  await waitForHydration(page)
  await expect(stage(12)).toBeChecked()
  await expect(hidden).toHaveValue(String(own.normal))
})

test('a finger or a mouse at a place of the bar sets the number there', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(pathTo('en'))
  const { own: report, choice } = getReport(page, 'en')
  await waitForHydration(page)
  await choice.check()
  const bar = page.locator('.own .range-bar')
  const box = (await bar.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
  for (const [share, value] of [
    [0.75, 157],
    [0.25, 112],
    [1 / 3, 120],
  ] as const) {
    await page.mouse.click(box.x + box.width * share, box.y + box.height / 2)
    const shown = Number.parseInt(await report.getByRole('status').innerText())
    expect(Math.abs(shown - value)).toBeLessThanOrEqual(1)
  }
})

test('on a phone the English home page has the sections of the specification in order, then questions, and is short', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pathTo('en'))
  await expectShort(page, 'en')
  const parts = page.locator('main [data-home] > :is(section, div)')
  const ids = await parts.evaluateAll((parts: Element[]) => parts.map(({ id }) => id))
  expect(ids.join(' ')).toBe(
    'home servicePackages product aboutUs services team nutraceuticals subscribe blog faq',
  )
})
