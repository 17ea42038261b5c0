import type { Browser, Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { expectedPaths, fetchCrawledPage, getVisibleText } from '#e2e/support/crawl'
import { pathTo } from '#lib/i18n/routes'
import { formatPrice } from '#lib/i18n/format'
import { addDays, getKyivDay } from '#lib/time/kyiv-time'
import { emptyDeskTest as test, enterDesk } from '#e2e/support/desk-page'
import {
  pressEditorButton,
  getRulePattern,
  getEditorNotice,
  fetchHomePage,
  openAllDetails,
} from '#e2e/support/editor-steps'
import { makeUniqueEmail } from '#e2e/support/staff'
import { expect, expectAccessible, getTranslator } from '#e2e/support/test'

const t = getTranslator('ua', 'Staff')
const label = getTranslator('ua', 'PreviewBar')

const path = '/staff/content/services'

// The tests run one after another, because all of them change the same price.
test.describe.configure({ mode: 'default' })

/** Makes a random price that no item of the site has. */
const makePrice = () => 100_000 + Math.floor(Math.random() * 800_000)

const getPriceField = (page: Page) =>
  page.locator('[id="services.yaml:categories.0.options.0.price"]')

async function openDocument(page: Page) {
  await page.goto(path)
  await openAllDetails(page)
}

test('a price that an editor changes is on the site at once; a search for the price leads to its field', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const price = makePrice()
  await page.goto('/staff/content')
  await expectAccessible(page)
  await page.getByRole('link', { name: t('content.names.services') }).click()
  await expect(page).toHaveURL(path)
  await openAllDetails(page)
  await expectAccessible(page)
  await getPriceField(page).fill(String(price))
  await pressEditorButton(page, 'publish')
  await expect(getEditorNotice(page, 'published')).toBeVisible()
  expect(await fetchHomePage(site.url)).toContain(formatPrice('ua', price))
  await page.goto('/staff/content')
  await page.getByRole('searchbox').fill(price.toLocaleString('uk'))
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: t('content.names.services') }).click()
  await expect(getPriceField(page)).toBeFocused()
})

test('typed text becomes a draft that only its editor sees, until the editor publishes it; invalid text is marked at its field and not published @slow', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const price = makePrice()
  await openDocument(page)
  await getPriceField(page).fill('abc')
  const saved = page.getByRole('status').filter({ hasText: t('content.autosave.saved') })
  await expect(saved).toBeVisible()
  await expect(getPriceField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(getPriceField(page)).toHaveAccessibleDescription(getRulePattern('ua', 'number'))
  await pressEditorButton(page, 'publish')
  await expect(getEditorNotice(page, 'refused')).toBeVisible()
  await openDocument(page)
  await expect(getPriceField(page)).toHaveValue('abc')
  await getPriceField(page).fill(String(price))
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    pressEditorButton(page, 'preview'),
  ])
  await expect(preview.locator('body')).toContainText(formatPrice('ua', price))
  const bar = preview.getByRole('complementary', { name: label('label') })
  await expect(bar).toContainText(label('draft'))
  await expectAccessible(preview)
  const visitorsPage = await fetchHomePage(site.url)
  expect(visitorsPage).not.toContain(formatPrice('ua', price))
  expect(visitorsPage).not.toContain(label('draft'))
  await bar
    .getByRole('link', { name: label('toForm', { name: t('content.names.services') }) })
    .click()
  await expect(getPriceField(preview)).toHaveValue(String(price))
  await preview.goto('/en')
  const englishBar = preview.getByRole('complementary')
  await expect(englishBar).toContainText(getTranslator('en', 'PreviewBar')('draft'))

  await page.getByRole('button', { name: t('content.publish'), exact: true }).dblclick()
  await expect(getEditorNotice(page, 'published')).toBeVisible()
  await preview.reload()
  await expect(preview.getByRole('main')).toBeVisible()
  await expect(englishBar).toHaveCount(0)
  expect(await fetchHomePage(site.url)).toContain(formatPrice('ua', price))
  await openDocument(page)
  await expect(getPriceField(page)).toHaveValue(String(price))
  await expect(page.getByRole('button', { name: t('content.discard') })).toHaveCount(0)
})

test('the preview of the packages shows the changed package; an older version is previewed as it is', async ({
  page,
  enter,
}) => {
  await enter('editor')
  const summary = 'Для тих, хто читає попередній перегляд уважно.'
  await page.goto('/staff/content/packages')
  await openAllDetails(page)
  await page.locator('[id="packages.yaml:0.summary.ua"]').fill(summary)
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    pressEditorButton(page, 'preview'),
  ])
  await expect(preview.getByText(summary).first()).toBeVisible()
  await pressEditorButton(page, 'publish')
  await expect(getEditorNotice(page, 'published')).toBeVisible()
  await page.goto('/staff/content/packages?from=file')
  const [older] = await Promise.all([
    page.waitForEvent('popup'),
    pressEditorButton(page, 'preview'),
  ])
  await expect(older.getByText(content.packages[0]?.summary.ua ?? '').first()).toBeVisible()
  await pressEditorButton(page, 'publish')
  await expect(getEditorNotice(page, 'published')).toBeVisible()
})

test('below each price stand the pages that show this price, and no other pages @slow', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const documents = ['services', 'packages', 'check-up', 'weight-loss']
  const listed: Record<string, string[]> = {}
  const prices: Record<string, number> = {}
  for (const [index, document] of documents.entries()) {
    await page.goto(`/staff/content/${document}`)
    const fields = await page.locator('[id$="-places"]').evaluateAll((all) =>
      all.map((places) => ({
        id: places.id.replace('-places', ''),
        paths: [...places.querySelectorAll('a')].map(({ pathname }) => pathname),
      })),
    )
    for (const [order, { id, paths }] of fields.entries()) {
      listed[id] = paths.toSorted()
      prices[id] = 1_000_000 * (index + 1) + order
    }
    await publishFields(
      page,
      { document },
      fields.map(({ id }) => [id, String(prices[id])]),
    )
  }
  expect(Object.keys(listed).length).toBeGreaterThan(60)
  const found: Record<string, string[]> = {}
  for (const path of expectedPaths.filter((each) => each.startsWith(pathTo('ua')))) {
    const text = getVisibleText(await fetchCrawledPage(site.url, path)).replaceAll(/\s/g, ' ')
    for (const [id, price] of Object.entries(prices))
      if (text.includes(formatPrice('ua', price).replaceAll(/\s/g, ' ')))
        found[id] = [...(found[id] ?? []), path].toSorted()
  }
  expect(found).toEqual(listed)
  for (const document of documents) await publishFields(page, { document, from: 'file' }, [])
})

/** Sends the form of a document with these fields. `from` is the version to begin with. */
async function publishFields(
  page: Page,
  { document, from = '' }: { document: string; from?: string },
  fields: readonly (readonly [id: string, value: string])[],
): Promise<void> {
  await page.goto(`/staff/content/${document}?from=${from}`)
  const hidden = page.locator('#document-form input[type=hidden]')
  const hiddenFields = await hidden.evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ name, value }) => [name, value]),
  )
  const text = await page.evaluate(
    async (body) => {
      const sent = { method: 'POST', body: new URLSearchParams(body) }
      return (await fetch('/api/staff/content', sent)).text()
    },
    [['do', 'publish'], ...hiddenFields, ...fields.map((field) => [...field])],
  )
  expect(text).toContain(t('content.said.published'))
}

test('an editor sees that a colleague edits the same document, and a conflicting publication keeps both texts @slow', async ({
  page,
  browser,
  enter,
  site,
  store,
}) => {
  await enter('editor')
  const mine = makePrice()
  const theirs = makePrice()
  const another = await openNewEditor(browser, site, store)
  await openDocument(page)
  await getPriceField(page).fill(String(mine))
  await pressEditorButton(page, 'save')
  await expect(getEditorNotice(page, 'saved')).toBeVisible()
  await openDocument(another)
  await expect(another.getByRole('note').first()).toBeVisible()
  await getPriceField(another).fill(String(theirs))
  await pressEditorButton(another, 'publish')
  await expect(getEditorNotice(another, 'published')).toBeVisible()
  await openAllDetails(page)
  await getPriceField(page).fill(String(mine + 1))
  await getPriceField(page).fill(String(mine))
  await pressEditorButton(page, 'save')
  await expect(getEditorNotice(page, 'conflict').first()).toBeVisible()
  await expect(page.locator('ins').filter({ hasText: String(mine) })).toBeVisible()
  await expect(page.locator('del').filter({ hasText: String(theirs) })).toBeVisible()
  await pressEditorButton(page, 'publish')
  await expect(getEditorNotice(page, 'published')).toBeVisible()
  expect(await fetchHomePage(site.url)).toContain(formatPrice('ua', mine))
  await page
    .getByRole('link', { name: t('content.restore') })
    .nth(1)
    .click()
  await expect(getPriceField(page)).toHaveValue(String(theirs))
  await pressEditorButton(page, 'publish')
  await expect(getEditorNotice(page, 'published')).toBeVisible()
  expect(await fetchHomePage(site.url)).toContain(formatPrice('ua', theirs))
  await another.context().close()
})

async function openNewEditor(
  browser: Browser,
  site: Parameters<typeof enterDesk>[1],
  store: Parameters<typeof enterDesk>[2],
) {
  const page = await browser.newPage({ baseURL: site.url })
  await enterDesk(page, site, store, makeUniqueEmail(), 'editor')
  return page
}

test('the first publication of a document is undone by the version of the release, and an equal version says so', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const question = '[id="faq.yaml:home.0.question.ua"]'
  const before = content.faq.home[0]?.question.ua ?? ''
  const bad = 'Чи це хибне запитання хтось побачить?'
  await page.goto('/staff/content/faq')
  const release = page.getByRole('listitem').filter({ hasText: t('content.released') })
  await release.getByRole('link', { name: t('content.restore') }).click()
  await expect(page.getByText(t('content.equal'))).toBeVisible()
  await openAllDetails(page)
  const written = await page.locator(question).inputValue()
  await page.locator(question).fill(bad)
  await pressEditorButton(page, 'publish')
  await expect(getEditorNotice(page, 'published')).toBeVisible()
  expect(await fetchHomePage(site.url)).toContain(bad)

  await release.getByRole('link', { name: t('content.restore') }).click()
  await expect(page.getByText(t('content.equal'))).toBeHidden()
  await openAllDetails(page)
  await expect(page.locator(question)).toHaveValue(written)
  await pressEditorButton(page, 'publish')
  await expect(getEditorNotice(page, 'published')).toBeVisible()
  const home = await fetchHomePage(site.url)
  expect(home).not.toContain(bad)
  expect(home).toContain(before)
})

test('text typed after the session has ended is there after the next sign-in @slow', async ({
  page,
  enter,
  store,
}) => {
  const { id } = await enter('editor')
  const price = makePrice()
  await openDocument(page)
  await store.database.deleteFrom('staffSession').where('staffId', '=', id).execute()
  await getPriceField(page).fill(String(price))
  await expect(page.getByRole('link', { name: t('content.autosave.signedOut') })).toBeVisible()
  // The test does not follow the sign-in link, because the link opens another tab. `enter` signs an
  // editor in.
  await enter('editor')
  await expect(
    page.getByRole('status').filter({ hasText: t('content.autosave.saved') }),
  ).toBeVisible()
  await openDocument(page)
  await expect(getPriceField(page)).toHaveValue(String(price))
})

test('a scheduled publication is on no page before its time, and becomes a draft again when it is withdrawn @slow', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const price = makePrice()
  await openDocument(page)
  await getPriceField(page).fill(String(price))
  await page.getByLabel(t('content.at')).fill(`${addDays(getKyivDay(new Date()), 1)}T09:00`)
  await pressEditorButton(page, 'publish')
  await expect(getEditorNotice(page, 'scheduled')).toBeVisible()
  expect(await fetchHomePage(site.url)).not.toContain(formatPrice('ua', price))
  await page.getByRole('button', { name: t('content.unschedule'), exact: true }).click()
  await openAllDetails(page)
  await expect(getPriceField(page)).toHaveValue(String(price))
  await pressEditorButton(page, 'discard')
  await expect(getEditorNotice(page, 'discarded')).toBeVisible()
})

test('the form, its error messages and the preview are in English for an editor who works in English @slow', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  await page.context().addCookies([{ name: 'lang', value: 'en', url: site.url }])
  const en = getTranslator('en', 'Staff')
  const price = makePrice()
  await page.goto('/staff/content')
  await page.getByRole('link', { name: en('content.names.services') }).click()
  await expect(page).toHaveURL(path)
  await openAllDetails(page)
  await expect(getPriceField(page)).toHaveAccessibleName(en('content.fields.price'))
  await getPriceField(page).fill('abc')
  await expect(getPriceField(page)).toHaveAccessibleDescription(getRulePattern('en', 'number'))
  const getButton = (name: 'publish' | 'preview' | 'discard') =>
    page.getByRole('button', { name: en(`content.${name}`), exact: true })
  await getButton('publish').click()
  await expect(
    page.getByRole('alert').filter({ hasText: en('content.said.refused') }),
  ).toContainText(getRulePattern('en', 'number'))
  await openAllDetails(page)
  await getPriceField(page).fill(String(price))
  const [preview] = await Promise.all([page.waitForEvent('popup'), getButton('preview').click()])
  await expect(preview.locator('body')).toContainText(formatPrice('en', price))
  await openDocument(page)
  await getButton('discard').click()
  await expect(
    page.getByRole('status').filter({ hasText: en('content.said.discarded') }),
  ).toBeVisible()
})

test('on a phone the buttons that publish and preview stay in sight, and cover no field that has the focus', async ({
  page,
  enter,
}) => {
  await enter('editor')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/staff/content/clinic')
  const closed = page.locator('[id="clinic.yaml:hours.closed"]')
  await expect(closed).toHaveAccessibleDescription(t('content.hints.dayLines'))
  const publish = page.getByRole('button', { name: t('content.publish'), exact: true })
  await expect(publish).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: t('content.preview') })).toBeInViewport({
    ratio: 1,
  })
  await closed.focus()
  await expect(closed).toBeInViewport({ ratio: 1 })
  const [bar, field] = await Promise.all([
    page.locator('#document-form').boundingBox(),
    closed.boundingBox(),
  ])
  expect(bar?.height).toBeLessThan(844 / 6)
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  const more = page.getByText(t('content.more'), { exact: true })
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(more).toBeHidden()
  await expect(page.getByRole('button', { name: t('content.save') })).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await more.click()
  await expect(page.getByRole('button', { name: t('content.save') })).toBeInViewport({ ratio: 1 })
})

test('rows are added, moved and removed in the page, and saved without a reload @slow', async ({
  page,
  enter,
}) => {
  await enter('editor')
  await page.goto('/staff/content/faq')
  const list = page.locator('[id="faq.yaml:home"]')
  const getButton = (verb: 'add' | 'remove' | 'up' | 'down', label: string) =>
    list.getByRole('button', { name: `${t(`content.list.${verb}`)}: ${label}`, exact: true })
  const getQuestion = (index: number) => page.locator(`[id="faq.yaml:home.${index}.question.ua"]`)
  let isLoaded = false
  page.on('load', () => (isLoaded = true))
  await openAllDetails(page)
  const first = await getQuestion(0).inputValue()
  const second = await getQuestion(1).inputValue()
  await getButton('down', first).click()
  await expect(getQuestion(0)).toHaveValue(second)
  await expect(getQuestion(1)).toHaveValue(first)
  await getButton('add', t('content.fields.home')).click()
  const last = content.faq.home.length
  await getQuestion(last).fill('Чи є парковка?')
  await expect(
    page.getByRole('status').filter({ hasText: t('content.autosave.saved') }),
  ).toBeVisible()
  // The autosave has saved the rows in their new order. The button “remove” of a row must remove
  // this row, not the row that had this place before.
  await getButton('remove', second).click()
  await expect(getQuestion(0)).toHaveValue(first)
  expect(isLoaded).toBe(false)
  await pressEditorButton(page, 'save')
  await expect(getEditorNotice(page, 'saved')).toBeVisible()
  await expect(getQuestion(0)).toHaveValue(first)
  await expect(getQuestion(last - 1)).toHaveValue('Чи є парковка?')
  await pressEditorButton(page, 'discard')
  await expect(getEditorNotice(page, 'discarded')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript, the editor says that it needs scripts @slow', async ({
    page,
    enter,
  }) => {
    await enter('editor')
    await page.goto('/staff/content/faq')
    await expect(page.getByText(t('content.needsScripts'))).toBeVisible()
  })
})

test('an editor sees accessible pages of documents and no leads @slow', async ({ page, enter }) => {
  await enter('editor')
  await page.goto('/staff')
  await expect(page).toHaveURL('/staff/content')
  for (const other of ['/staff/all', '/staff/statistics', '/staff/people'])
    expect((await page.goto(other))?.status(), other).toBe(404)
  await page.goto('/staff/content?q=/ua/weight-loss')
  await expect(page.getByRole('link', { name: t('content.names.weight-loss') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('content.names.services') })).toBeHidden()
  await expect(page.getByText(t('content.legalText'))).toBeHidden()
  await page.goto('/staff/content/services')
  await openAllDetails(page)
  await expectAccessible(page)
})
