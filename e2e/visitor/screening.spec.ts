import type { Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { articleSlugs } from '#e2e/support/pages'
import { expect, expectAccessible, getTranslator, test } from '#e2e/support/test'
import { waitForHydration } from '#e2e/support/visitor'
import { findArticleFacts } from '#lib/content/current-content'
import { locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

const { checks, notes, limits, clinic, sources } = content.screening

/** Replaces no-break spaces by spaces, so that texts can be compared. */
const withSpaces = (text: string) => text.replaceAll('\u00A0', ' ')

const listRows = (page: Page) => page.getByRole('main').locator('tbody tr')

const getSelects = (page: Page, locale: Locale) => {
  const t = getTranslator(locale, 'Screening')
  return { sex: page.getByLabel(t('sex')), age: page.getByLabel(t('age')) }
}

/** The ids of the screening checks that `content/` recommends for this sex and age. */
const listExpectedChecks = (sex: 'women' | 'men', age: number) =>
  checks
    .filter((check) => ['everyone', sex].includes(check.sex))
    .filter(({ from, to = 200 }) => from <= age && age <= to)
    .map(({ id }) => id)

/** The ids of the screening checks whose rows the page marks for the visitor. */
async function listMarkedChecks(page: Page) {
  const marks = await listRows(page).evaluateAll((rows) =>
    rows.map((row) => row.querySelector('.yours') !== null),
  )
  return checks.flatMap(({ id }, index) => (marks[index] ? [id] : []))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of locales)
    test(`without scripts the whole table is there with its sources, articles and free places, ${locale}`, async ({
      page,
      request,
    }) => {
      const t = getTranslator(locale, 'Screening')
      await page.goto(pathTo(locale, 'screening'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        content.screening.title[locale],
      )
      const table = page.getByRole('table', { name: t('caption') })
      await expect(table.getByRole('columnheader')).toHaveText([
        t('check'),
        t('whom'),
        t('howOften'),
        t('whereFree'),
      ])
      await expect(listRows(page)).toHaveCount(checks.length)
      for (const [index, check] of checks.entries()) {
        const row = listRows(page).nth(index)
        await expect(row.getByRole('rowheader')).toHaveText(check.check[locale])
        const text = withSpaces(await row.innerText())
        for (const part of [check.howOften, check.whereFree, check.condition])
          expect(text).toContain(withSpaces(part?.[locale] ?? ''))
        for (const age of [check.from, check.to ?? check.from]) expect(text).toContain(String(age))
        expect(text.includes(t('free'))).toBe(check.isFree)
        const marks = await row
          .locator('.source-mark')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        const numbers = [check.sources, check.freeSources].flatMap((ids) =>
          sources.flatMap(({ id }, place) => (ids.includes(id) ? [place + 1] : [])),
        )
        expect(marks).toEqual(numbers.map((number) => `#source-${number}`))
      }
      for (const { id, url } of sources) {
        const place = page.locator(`#source-${sources.findIndex((each) => each.id === id) + 1}`)
        await expect(place.getByRole('link')).toHaveAttribute('href', url)
      }
      for (const line of [...limits.lines[locale], ...notes.map(({ text }) => text[locale])])
        await expect(page.getByRole('main')).toContainText(line)
      await expect(page.getByRole('heading', { name: clinic.title[locale] })).toBeVisible()

      const { sex, age } = getSelects(page, locale)
      await expect(sex).toBeHidden()
      await expect(age).toBeHidden()

      const articles = new Set(checks.flatMap(({ article }) => article ?? []))
      for (const slug of articles) {
        expect(findArticleFacts(slug)).toBeDefined()
        const path = pathTo(locale, 'article', { slug })
        const link = table.locator(`a[href="${path}"]`)
        // A check has no link while its article is a draft.
        if (!articleSlugs.includes(slug)) {
          await expect(link).toHaveCount(0)
          continue
        }
        await expect(link.first()).toBeVisible()
        expect((await request.get(path)).status()).toBe(200)
      }
    })
})

test('a chosen sex and age mark their rows, in both languages, and an empty choice marks none', async ({
  page,
}) => {
  for (const [locale, sex, age] of [
    ['ua', 'women', 47],
    ['en', 'men', 66],
  ] as const) {
    await page.goto(pathTo(locale, 'screening'))
    await waitForHydration(page)
    const t = getTranslator(locale, 'Screening')
    const selects = getSelects(page, locale)
    await selects.sex.selectOption(t(sex === 'women' ? 'woman' : 'man'))
    await selects.age.selectOption(String(age))
    const expected = listExpectedChecks(sex, age)
    await expect(page.getByRole('status').filter({ hasText: t('marked') })).toContainText(
      `${expected.length}`,
    )
    expect(await listMarkedChecks(page)).toEqual(expected)
    const conditional = checks.filter(({ id, condition }) => condition && expected.includes(id))
    await expect(page.getByText(t('yoursIf'), { exact: true })).toHaveCount(conditional.length)
    await expectAccessible(page)
    await selects.sex.selectOption('')
    await selects.age.selectOption('')
    expect(await listMarkedChecks(page)).toEqual([])
  }
})

test('the choice is neither sent nor stored nor written into the address, and a reload forgets it', async ({
  page,
  context,
}) => {
  const path = pathTo('en', 'screening')
  const t = getTranslator('en', 'Screening')
  // The page sends one event when the visitor opens the page. After this event the page must send
  // nothing.
  await Promise.all([page.waitForResponse('**/api/event'), page.goto(path)])
  await waitForHydration(page)
  const readStores = async () => ({
    local: await page.evaluate(() => ({ ...localStorage })),
    session: await page.evaluate(() => ({ ...sessionStorage })),
    databases: await page.evaluate(async () => (await indexedDB.databases()).length),
    caches: await page.evaluate(async () => (await caches.keys()).length),
    history: await page.evaluate(() => history.length),
    cookies: await context.cookies(),
    address: page.url(),
  })
  const before = await readStores()
  const requests: string[] = []
  page.on('request', (request) => {
    const { search } = new URL(request.url())
    requests.push(`${request.method()} ${search} ${request.postData() ?? ''}`)
  })

  const { sex, age } = getSelects(page, 'en')
  await sex.selectOption(t('woman'))
  await age.selectOption('83')
  await expect(page.getByRole('status').filter({ hasText: t('marked') })).toBeVisible()
  expect(requests).toEqual([])
  expect(await readStores()).toEqual(before)
  expect(await listMarkedChecks(page)).toEqual(listExpectedChecks('women', 83))
  for (const select of [sex, age]) {
    await expect(select).not.toHaveAttribute('name')
    expect(await select.evaluate((field: HTMLSelectElement) => field.form)).toBeNull()
  }

  await page.reload()
  await waitForHydration(page)
  await expect(sex).toHaveValue('')
  await expect(age).toHaveValue('')
  expect(await listMarkedChecks(page)).toEqual([])
  // No request may contain the chosen sex or age, not even a request of the reload.
  expect(requests.filter((request) => /83|wom[ae]n/i.test(request))).toEqual([])
})

test('on a phone each cell names its column, and rows of others are folded; nothing scrolls sideways at 320', async ({
  page,
}) => {
  const t = getTranslator('ua', 'Screening')
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(pathTo('ua', 'screening'))
  await waitForHydration(page)
  const row = listRows(page).first()
  const labels = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
  expect(labels.map((label) => label.replace(/^"|" \/ .*$/g, ''))).toEqual([
    t('whom'),
    t('howOften'),
    t('whereFree'),
  ])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const others = checks.findIndex(({ sex }) => sex === 'men')
  const freePlace = listRows(page).nth(others).locator('td').last()
  await expect(freePlace).toBeVisible()
  await getSelects(page, 'ua').sex.selectOption(t('woman'))
  await expect(freePlace).toBeHidden()
  await expect(listRows(page).nth(others).getByRole('rowheader')).toBeVisible()

  await test.step('print shows every row whole', async () => {
    await page.setViewportSize({ width: 690, height: 970 })
    await page.emulateMedia({ media: 'print' })
    await expect(freePlace).toBeVisible()
    await expect(getSelects(page, 'ua').sex).toBeHidden()
    await expect(page.getByRole('table', { name: t('caption') }).locator('thead')).toBeVisible()
  })
})

test('with forced colours a marked row differs from the others by text and edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const t = getTranslator('en', 'Screening')
  await page.goto(pathTo('en', 'screening'))
  await waitForHydration(page)
  await getSelects(page, 'en').sex.selectOption(t('woman'))
  const marked = page.locator('.yours').first()
  await expect(marked).toBeVisible()
  await expect(marked).not.toHaveCSS('border-top-width', '0px')
})

test('the tests of the check-up page and the footer lead to the table', async ({ page }) => {
  await page.goto(pathTo('ua', 'checkUp'))
  const link = page
    .getByRole('region', { name: getTranslator('ua', 'MeasuredTests')('title') })
    .getByRole('link', { name: getTranslator('ua', 'MeasuredTests')('screening') })
  await link.click()
  await expect(page).toHaveURL(pathTo('ua', 'screening'))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: getTranslator('ua', 'Footer')('screening') })
    .click()
  await expect(page).toHaveURL(pathTo('ua', 'screening'))
})
