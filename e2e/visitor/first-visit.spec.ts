import { content } from '#e2e/support/content'
import { expect, expectAccessible, getTranslator, tagRepetition, test } from '#e2e/support/test'
import { expectAtForm } from '#e2e/support/visitor'
import { formatPhone } from '#lib/leads/phone'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { formatOpeningWeek } from '#lib/time/opening-days'

const { firstVisit, clinic, checkUp } = content
const steps = firstVisit.timeline.flatMap((stage) => stage.steps)

for (const locale of locales)
  test(`${locale}: the first visit is told step by step, and its links lead to the plan, the tests, the article and the form${tagRepetition(locale !== 'ua')}`, async ({
    page,
  }) => {
    const path = pathTo(locale, 'firstVisit')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstVisit.title[locale])
    const hours = page.getByRole('region', { name: firstVisit.timelineTitle[locale] })
    expect(steps.length).toBeGreaterThan(6)
    for (const [index, { when, title, text }] of steps.entries()) {
      const step = hours.locator('li li').nth(index)
      await expect(step.getByText(when[locale], { exact: true })).toBeVisible()
      await expect(step.getByRole('heading', { name: title[locale] })).toBeVisible()
      await expect(step.getByText(text[locale], { exact: true })).toBeVisible()
    }
    for (const { lines, title } of [firstVisit.bring, firstVisit.takeAway, firstVisit.changes])
      for (const line of lines)
        await expect(
          page.getByRole('region', { name: title[locale] }).getByText(line[locale]),
        ).toBeVisible()
    await expect(page.getByText(firstVisit.emergency[locale])).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: formatPhone(clinic.phone) }),
    ).toHaveAttribute('href', `tel:${clinic.phone}`)

    for (const [name, heading] of [
      [firstVisit.measured.link, getTranslator(locale, 'MeasuredTests')('title')],
      [firstVisit.takeAway.link, getTranslator(locale, 'CheckUpPlan')('title')],
    ] as const) {
      await page.getByRole('link', { name: name[locale] }).click()
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
      await page.goto(path)
    }
    await page.getByRole('link', { name: firstVisit.sourcesLink[locale] }).click()
    await expect(page.getByRole('article').locator('#references')).toBeAttached()
    await page.goto(path)
    await page.getByRole('link', { name: firstVisit.order.action[locale] }).first().click()
    await expectAtForm(page)
  })

test('the facts of the first visit are the ones of the other pages', async ({ page }) => {
  await page.goto(pathTo('ua', 'firstVisit'))
  const main = page.getByRole('main')
  await expect(main.getByText(formatOpeningWeek('ua', clinic.hours)).first()).toBeVisible()
  await expect(main).toContainText(checkUp.indicatedTests.ua)
  const minutes = new RegExp(`${checkUp.consultations.minutes}\\s+хвилин`)
  await expect(main.getByText(minutes).first()).toBeVisible()
  // The second item of the check-up's timeline is the visit with the results. The page of the first
  // visit must name the same week.
  const [, results] = checkUp.timeline
  const shown = steps.filter(({ when }) => when.ua.includes('Тиждень'))
  expect(shown.map(({ when }) => when.ua.replace(/\D+/, ''))).toEqual([String(results?.week)])
})

test('on a wide screen the stages stand side by side with a marker for each step; on a phone each step has its part of the band', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(pathTo('ua', 'firstVisit'))
  const bands = page.locator('.stage-band')
  await expect(bands).toHaveCount(firstVisit.timeline.length)
  let right = 0
  for (const [index, { steps }] of firstVisit.timeline.entries()) {
    const band = await bands.nth(index).boundingBox()
    if (!band) throw new Error('Not drawn')
    expect(band.x).toBeGreaterThan(right)
    right = band.x + band.width
    let last = band.x - 3
    const markers = bands.nth(index).locator('i')
    await expect(markers).toHaveCount(steps.length)
    for (const marker of await markers.all()) {
      const box = await marker.boundingBox()
      expect(box?.x).toBeGreaterThan(last)
      expect(box?.x).toBeLessThan(right)
      last = box?.x ?? Infinity
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(bands.first()).toBeHidden()
  const parts = await page
    .locator('.stages li li')
    .evaluateAll((all) =>
      all.map((step) => Number.parseFloat(getComputedStyle(step, '::before').height)),
    )
  expect(parts).toHaveLength(steps.length)
  for (const height of parts) expect(height).toBeGreaterThan(20)
  await expectAccessible(page)
})

test('visitors come to the first visit from the check-up, from the sign-up and after it', async ({
  page,
}) => {
  for (const [path, name] of [
    [pathTo('ua', 'checkUp'), getTranslator('ua', 'CheckUp')('firstVisit')],
    [pathTo('ua', 'signUp'), getTranslator('ua', 'SignUpPage')('firstVisit')],
  ] as const) {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(pathTo('ua', 'firstVisit'))
  }
})
