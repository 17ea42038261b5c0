import type { Locator, Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { articleSlugs } from '#e2e/support/pages'
import type { Documents } from '#lib/content/schemas/documents'
import { contentIn, findArticleFacts } from '#lib/content/current-content'
import { formatPrice } from '#lib/i18n/format'
import { locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { getSignUpPath } from '#lib/orders'
import { expect, test, getTranslator } from '#e2e/support/test'

test.use({ javaScriptEnabled: false })

async function getBox(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('Not drawn')
  return box
}

test('weight-loss lines name each service once, have both prices, and show no total', async ({
  page,
}) => {
  const t = getTranslator('en', 'WeightLoss')
  await page.goto(pathTo('en', 'weightLoss'))
  const table = page.getByRole('table', { name: t('services') })
  await expect(table.getByText(content.weightLoss.linesNote.en)).toBeVisible()
  const [basic] = content.weightLoss.packages
  for (const { id, name } of basic?.services ?? []) {
    const row = table.getByRole('row').filter({ hasText: name.en })
    const prices = content.weightLoss.packages.flatMap(({ services }) =>
      services.filter((line) => line.id === id),
    )
    await expect(row.getByRole('cell')).toHaveText(
      prices.map(({ price }) => formatPrice('en', price)),
    )
  }
  for (const { price, services } of content.weightLoss.packages) {
    const sum = services.reduce((total, line) => total + line.price, 0)
    for (const untold of [sum, price - sum]) {
      await expect(page.getByText(formatPrice('en', untold))).toHaveCount(0)
    }
  }

  await test.step('the example report has a value for every month', async () => {
    const { label, measures } = content.weightLoss.resultsExample
    const course = page.getByRole('figure', { name: label.en })
    await expect(course.getByRole('img')).toHaveCount(measures.length)
    await course.getByText(t('table')).click()
    for (const month of measures[0].values.keys()) {
      const row = course
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: String(month), exact: true }) })
      await expect(row.getByRole('cell')).toHaveText(
        measures.map(({ values }) => String(values[month])),
      )
    }
  })
})

/**
 * Expects that all questions are visible and only the first one is open. A click on the second
 * question must show its answer. Answers link to their articles.
 */
async function expectQuestions(page: Page, locale: Locale, questions: Documents['faq']['home']) {
  const t = getTranslator(locale, 'Faq')
  const faq = page.getByRole('region', { name: t('title') })
  const [first, second] = questions
  await expect(faq.getByRole('group')).toHaveCount(questions.length)
  for (const { question, answer } of questions) {
    await expect(faq.getByText(question[locale], { exact: true })).toBeVisible()
    await expect(faq.getByText(answer[locale], { exact: true })).toBeVisible({
      visible: question === first?.question,
    })
  }
  await faq.getByText(second?.question[locale] ?? '', { exact: true }).click()
  await expect(faq.getByText(second?.answer[locale] ?? '', { exact: true })).toBeVisible()
  for (const { article, question } of questions) {
    if (article === undefined || !articleSlugs.includes(article)) continue
    const { title = '' } = findArticleFacts(article)?.text[locale]?.head ?? {}
    const answer = faq.getByRole('group').filter({ hasText: question[locale] })
    if ((await answer.getAttribute('open')) === null) await answer.locator('summary').click()
    await expect(answer.getByRole('link', { name: t('article', { title }) })).toHaveAttribute(
      'href',
      pathTo(locale, 'article', { slug: article }),
    )
  }
}

test('the pages have questions, exclusions and five articles, those of the topic first', async ({
  page,
}) => {
  const t = getTranslator('ua', 'Blog')
  for (const [route, questions, lines, articles, topic] of [
    ['home', content.faq.home, [], 0, ''],
    ['checkUp', content.faq.checkUp, content.notFor.checkUp, 5, 'check-ups'],
    ['weightLoss', content.faq.weightLoss, content.notFor.weightLoss, 5, 'weight'],
  ] as const) {
    await test.step(route, async () => {
      await page.goto(pathTo('ua', route))
      await expectQuestions(page, 'ua', questions)
      for (const line of lines) await expect(page.getByText(line.ua, { exact: true })).toBeVisible()
      const links = page
        .getByRole('region', { name: t('readAlso') })
        .getByRole('link', { name: t('readMore') })
      await expect(links).toHaveCount(articles)
      const shown = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')?.split('/').at(-1)),
      )
      const slugs = content.topics.find(({ id }) => id === topic)?.slugs ?? []
      const own: readonly string[] = slugs.filter((slug) => articleSlugs.includes(slug))
      expect(shown.slice(0, own.length).filter((slug = '') => !own.includes(slug))).toEqual([])
    })
  }
})

test('each test stands once with its unit, an example range stands only beside a test that has one, and each programme is named once for its tests', async ({
  page,
}) => {
  const t = getTranslator('en', 'MeasuredTests')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(pathTo('en', 'checkUp'))
  const measured = page.getByRole('region', { name: t('title') })
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')
  for (const { tests } of content.tests)
    for (const { name, unit, range } of tests) {
      const shown = unit ? `${name.en},\u00A0${unit.en}` : name.en
      if (range) {
        const row = measured.getByRole('row', {
          name: join(shown, range.whom?.en, t(range.from ? 'from' : 'below', { value: '' })),
        })
        await expect(row).toHaveCount(1)
        await expect(row.getByRole('cell')).toContainText(String(range.from ?? range.below))
        // The bar is 160 px wide.
        expect((await row.locator('svg').boundingBox())?.width).toBe(160)
      } else
        await expect(measured.getByRole('listitem').getByText(shown, { exact: true })).toHaveCount(
          1,
        )
    }
  await expect(
    measured.getByRole('row').filter({ hasNot: page.getByRole('rowheader') }),
  ).toHaveText((await measured.getByRole('table').all()).map(() => join(t('test')) + t('range')))
  // A test for everyone is in every programme. The tests of the longest programme name it once.
  await expect(measured.getByText(t('every'), { exact: true })).toHaveCount(2)
  const [longest = 0] = content.packages.map(({ months }) => months).toSorted((a, b) => b - a)
  await expect(
    measured.getByText(t('only', { count: 1, months: String(longest), last: longest })),
  ).toHaveCount(1)
  // Doctors order some medical tests only when indicated. A phone shows these medical tests only
  // after a click.
  const folded = measured.getByRole('heading', { name: t('indicated') })
  await expect(folded).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(folded).toBeHidden()
  await measured.getByRole('group').locator('summary').click()
  await expect(folded).toBeVisible()

  await test.step('the example plan prints on one A4 sheet', async () => {
    const sheet = page.getByRole('article', { name: content.plan.label.en })
    await expect(sheet.getByText(content.plan.label.en, { exact: true })).toBeVisible()
    await expect(sheet.getByText(content.plan.note.en)).toBeVisible()
    for (const { text } of content.plan.actions)
      await expect(sheet.getByText(text.en)).toBeVisible()
    // An A4 sheet without its margins of 14 mm is 688 × 1016 px, at 96 px per inch.
    await page.setViewportSize({ width: 688, height: 1016 })
    await page.emulateMedia({ media: 'print' })
    expect((await getBox(sheet)).height).toBeLessThanOrEqual(1016)
    await expect(sheet).toHaveCSS('break-inside', 'avoid')
    // In print the plan (`sheet`) comes after the order section, so that no sheet of paper stays
    // half empty.
    const band = page.getByRole('region', { name: getTranslator('en', 'CheckUp')('orderTitle') })
    expect((await getBox(sheet)).y).toBeGreaterThan((await getBox(band)).y)
  })
})

test('the plan’s explanation stands before its sheet on a phone, and on a wide screen a note stays in view beside its part', async ({
  page,
}) => {
  const t = getTranslator('ua', 'CheckUpPlan')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pathTo('ua', 'checkUp'))
  const section = page.getByRole('region', { name: t('title') })
  const sheet = section.getByRole('article')
  const lead = await getBox(section.getByText(t('lead')))
  expect(lead.y + lead.height).toBeLessThan((await getBox(sheet)).y)

  await page.setViewportSize({ width: 1440, height: 600 })
  for (const side of ['padding-top', 'padding-bottom'])
    await expect(section).toHaveCSS(side, '96px')
  const note = section.getByText(t('actionsNote'))
  const action = section.getByText(content.plan.actions.at(-1)?.text.ua ?? '')
  await action.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
  })
  await expect(note).toBeInViewport({ ratio: 1 })
  const header = await getBox(page.getByRole('banner'))
  // The note never leaves its part.
  const nextPart = await getBox(section.getByText(t('weeksNote')))
  const { y, height, x, width } = await getBox(note)
  expect(y).toBeGreaterThan(header.y + header.height)
  expect(y + height).toBeLessThan(nextPart.y)
  expect(x + width).toBeLessThan((await getBox(sheet)).x)
})

for (const locale of locales)
  test(`the example plan is ticked without JavaScript: the marker goes along the weeks, the last tick changes the button, and the ticks are printed, ${locale}`, async ({
    page,
  }) => {
    const t = getTranslator(locale, 'CheckUpPlan')
    const { actions, nextCheck, label } = contentIn(locale).plan
    await page.goto(pathTo(locale, 'checkUp'))
    const sheet = page.getByRole('article', { name: label })
    const boxes = sheet.getByRole('checkbox')
    const button = (name: string) => sheet.getByRole('link', { name, exact: true })
    const order = button(getTranslator(locale, 'CheckUp')('order'))
    const want = button(t('want'))
    /** The week at which the marker stands. */
    const getWeek = () =>
      sheet.locator('.tick-band').evaluate((band, weeks) => {
        const { left } = getComputedStyle(band, '::after')
        return Math.round((parseFloat(left) / band.clientWidth) * weeks * 10) / 10
      }, nextCheck.weeksAfterPlan + 1)

    expect(await getWeek()).toBe(0)
    await expect(order).toBeVisible()
    await expect(boxes).toHaveCount(actions.length)
    await boxes.first().focus()
    for (const [index, { text, weeksAfterPlan }] of actions.entries()) {
      const name = `${text} ${t('within', { weeks: weeksAfterPlan })}`
      const box = sheet.getByRole('checkbox', { name, exact: true })
      await expect(want).toHaveCount(0)
      await expect(box).toBeFocused()
      await page.keyboard.press('Space')
      await expect(box).toBeChecked()
      const isLast = index === actions.length - 1
      await expect.poll(getWeek).toBe(isLast ? nextCheck.weeksAfterPlan : weeksAfterPlan)
      await page.keyboard.press('Tab')
    }
    await expect(want).toBeFocused()
    await expect(want).toBeInViewport({ ratio: 1 })
    await expect(order).toHaveCount(0)

    await test.step('a step that is not done', async () => {
      await boxes.first().uncheck()
      await expect(order).toBeVisible()
      await expect(want).toHaveCount(0)
      await expect.poll(getWeek).toBe(actions.at(-1)?.weeksAfterPlan)
    })

    await test.step('print', async () => {
      await page.emulateMedia({ media: 'print' })
      for (const box of await boxes.all()) await expect(box).toBeVisible()
      await expect(boxes.first()).not.toBeChecked()
      await expect(boxes.last()).toBeChecked()
      await page.emulateMedia({ media: null })
    })

    await want.or(order).click()
    await expect(page).toHaveURL(getSignUpPath(locale, 'check-up'))
  })

test('the not-found page has four links to other pages', async ({ page, request }) => {
  await page.goto('/en/nope')
  const ways = page.getByRole('main').getByRole('link')
  await expect(ways).toHaveCount(4)
  for (const way of await ways.all()) {
    expect((await request.get((await way.getAttribute('href')) ?? '')).status()).toBe(200)
  }
})
