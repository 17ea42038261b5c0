import type { Browser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { content } from '#lib/content/content'
import { locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { formatPrice } from '#lib/text/format'
import { addDays, kyivDay } from '#lib/time/kyiv-time'
import { emptyDeskTest as test, enterDesk } from '#e2e/support/desk-page'
import { anyEmail } from '#e2e/support/staff'
import { expect, expectAccessible, words } from '#e2e/support/test'

const t = words('ua', 'Staff')
const path = '/staff/content/services'

// All change one price: one after another.
test.describe.configure({ mode: 'default' })

/** A price that nothing on the site has. */
const anyPrice = () => 100_000 + Math.floor(Math.random() * 800_000)

const priceField = (page: Page) => page.locator('[id="services.yaml:categories.0.options.0.price"]')
const press = (page: Page, name: 'publish' | 'save' | 'preview' | 'discard') =>
  page
    .getByRole('button', { name: t(`content.${name}`), exact: true })
    .first()
    .click()
const said = (page: Page, what: 'saved' | 'published' | 'scheduled' | 'refused' | 'conflict' | 'discarded') =>
  page.locator('[role=status], [role=alert]').filter({ hasText: t(`content.said.${what}`) })
/** What a rule says, its words joined or not. */
const rule = (locale: Locale, name: 'number' | 'photo') =>
  new RegExp(words(locale, 'Rules')(name).replaceAll(/[()]/g, '\\$&').replaceAll(/\s/g, '\\s'))
const seen = async (url: string) => (await fetch(url + pathTo('ua'))).text()

async function openService(page: Page) {
  await page.goto(path)
  await unfold(page)
}

async function unfold(page: Page) {
  await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true
  })
}

test('a price that is changed at the desk is on the site at once', async ({ page, enter, site }) => {
  await enter('editor')
  const price = anyPrice()
  await page.goto('/staff/content')
  await expectAccessible(page)
  await page.getByRole('link', { name: t('content.names.services') }).click()
  await openService(page)
  await expectAccessible(page)
  await priceField(page).fill(String(price))
  await press(page, 'publish')
  await expect(said(page, 'published')).toBeVisible()
  expect(await seen(site.url)).toContain(formatPrice('ua', price))
})

test('what is typed is a draft within seconds, which its editor alone sees on the site; what the rules refuse is told at the field and not published', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const price = anyPrice()
  await openService(page)
  await priceField(page).fill('abc')
  const saved = page.getByRole('status').filter({ hasText: t('content.autosave.saved') })
  await expect(saved).toBeVisible()
  await expect(priceField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(priceField(page)).toHaveAccessibleDescription(rule('ua', 'number'))
  await press(page, 'publish')
  await expect(said(page, 'refused')).toBeVisible()
  await openService(page)
  await expect(priceField(page)).toHaveValue('abc')
  await priceField(page).fill(String(price))
  const [preview] = await Promise.all([page.waitForEvent('popup'), press(page, 'preview')])
  await expect(preview.locator('body')).toContainText(formatPrice('ua', price))
  expect(await seen(site.url)).not.toContain(formatPrice('ua', price))
  await openService(page)
  await press(page, 'discard')
  await expect(said(page, 'discarded')).toBeVisible()
})

test('the second of two editors is told of the first before typing, and refused when the first was faster, with both texts kept', async ({
  page,
  browser,
  enter,
  site,
  store,
}) => {
  await enter('editor')
  const [mine, theirs] = [anyPrice(), anyPrice()]
  const another = await newEditor(browser, site, store)
  await openService(page)
  await priceField(page).fill(String(mine))
  await press(page, 'save')
  await expect(said(page, 'saved')).toBeVisible()
  await openService(another)
  await expect(another.getByRole('note').first()).toBeVisible()
  await priceField(another).fill(String(theirs))
  await press(another, 'publish')
  await expect(said(another, 'published')).toBeVisible()
  await unfold(page)
  await priceField(page).fill(String(mine + 1))
  await priceField(page).fill(String(mine))
  await press(page, 'save')
  await expect(said(page, 'conflict').first()).toBeVisible()
  await expect(page.locator('ins').filter({ hasText: String(mine) })).toBeVisible()
  await expect(page.locator('del').filter({ hasText: String(theirs) })).toBeVisible()
  await press(page, 'publish')
  await expect(said(page, 'published')).toBeVisible()
  expect(await seen(site.url)).toContain(formatPrice('ua', mine))
  await page
    .getByRole('link', { name: t('content.restore') })
    .nth(1)
    .click()
  await expect(priceField(page)).toHaveValue(String(theirs))
  await press(page, 'publish')
  await expect(said(page, 'published')).toBeVisible()
  expect(await seen(site.url)).toContain(formatPrice('ua', theirs))
  await another.context().close()
})

async function newEditor(
  browser: Browser,
  site: Parameters<typeof enterDesk>[1],
  store: Parameters<typeof enterDesk>[2],
) {
  const page = await browser.newPage({ baseURL: site.url })
  await enterDesk(page, site, store, anyEmail(), 'editor')
  return page
}

test('what was typed when a session has ended is there after the next sign-in', async ({ page, enter, store }) => {
  const { id } = await enter('editor')
  const price = anyPrice()
  await openService(page)
  await store.database.deleteFrom('staffSession').where('staffId', '=', id).execute()
  await priceField(page).fill(String(price))
  await expect(page.getByRole('link', { name: t('content.autosave.signedOut') })).toBeVisible()
  // In another tab, as the link does it.
  await enter('editor')
  await expect(page.getByRole('status').filter({ hasText: t('content.autosave.saved') })).toBeVisible()
  await openService(page)
  await expect(priceField(page)).toHaveValue(String(price))
})

test('what is to be published at a time is on nobody’s page before, and becomes a draft again when that is taken back', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const price = anyPrice()
  await openService(page)
  await priceField(page).fill(String(price))
  await page.getByLabel(t('content.at')).fill(`${addDays(kyivDay(new Date()), 1)}T09:00`)
  await press(page, 'publish')
  await expect(said(page, 'scheduled')).toBeVisible()
  expect(await seen(site.url)).not.toContain(formatPrice('ua', price))
  await page.getByRole('button', { name: t('content.unschedule'), exact: true }).click()
  await unfold(page)
  await expect(priceField(page)).toHaveValue(String(price))
  await press(page, 'discard')
  await expect(said(page, 'discarded')).toBeVisible()
})

test('who works in English edits in English: the form, what the rules refuse, the preview', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  await page.context().addCookies([{ name: 'lang', value: 'en', url: site.url }])
  const [en, price] = [words('en', 'Staff'), anyPrice()]
  await page.goto('/staff/content')
  await page.getByRole('link', { name: en('content.names.services') }).click()
  await unfold(page)
  await expect(priceField(page)).toHaveAccessibleName(en('content.fields.price'))
  await priceField(page).fill('abc')
  await expect(priceField(page)).toHaveAccessibleDescription(rule('en', 'number'))
  const button = (name: 'publish' | 'preview' | 'discard') =>
    page.getByRole('button', { name: en(`content.${name}`), exact: true })
  await button('publish').click()
  await expect(page.getByRole('alert').filter({ hasText: en('content.said.refused') })).toContainText(
    rule('en', 'number'),
  )
  await unfold(page)
  await priceField(page).fill(String(price))
  const [preview] = await Promise.all([page.waitForEvent('popup'), button('preview').click()])
  await expect(preview.locator('body')).toContainText(formatPrice('en', price))
  await openService(page)
  await button('discard').click()
  await expect(page.getByRole('status').filter({ hasText: en('content.said.discarded') })).toBeVisible()
})

/** A photograph as a camera has it. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'plum' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer()

const choose = async (page: Page, buffer: Buffer, index = 0) =>
  page
    .getByLabel(t('content.tools.picture'))
    .nth(index)
    .setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer })

async function expectShown(image: Locator) {
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
}

test('a doctor’s photograph that is chosen is seen in the preview, and then by everybody; one that is not upright is refused', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const [doctor] = content.doctors
  const name = doctor?.name.ua ?? ''
  await page.goto(`/staff/content/doctors/${doctor?.id}`)
  const field = page.getByLabel(t('content.fields.photo'), { exact: true })
  await choose(page, await photo(1200, 900))
  await expect(field).toHaveValue(/-1200x900\.jpg$/)
  await expect(field).toHaveAccessibleDescription(rule('ua', 'photo'))
  await choose(page, await photo(960, 1200))
  await expect(field).toHaveValue(/-960x1200\.jpg$/)
  const [preview] = await Promise.all([page.waitForEvent('popup'), press(page, 'preview')])
  await expectShown(preview.getByRole('img', { name }))
  expect(await seen(site.url)).not.toContain('960x1200')
  await page.reload()
  await press(page, 'publish')
  await expect(said(page, 'published')).toBeVisible()
  await page.goto(pathTo('ua'))
  await expectShown(page.getByRole('img', { name }))
})

test('an article is written from nothing, with a picture and a drawing, and read in both languages', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const slug = `written-${Date.now()}`
  const fill = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).reduce(
      (before, [id, text]) => before.then(() => page.locator(`[id="${id}"]`).fill(text)),
      Promise.resolve(),
    )
  const add = async (what: string) => {
    await page.getByRole('button', { name: `${t('content.list.add')}: ${what}`, exact: true }).click()
    await unfold(page)
  }
  await page.goto('/staff/content')
  await page.getByLabel(t('content.newArticle')).fill(slug)
  await page.getByRole('button', { name: t('content.begin'), exact: true }).click()
  await add(t('content.fields.topics'))
  await add(t('content.fields.references'))
  await page.locator('[id="article.yaml:author"]').selectOption(content.people.authors[0]?.id ?? '')
  await page.locator('[id="article.yaml:reviewer"]').selectOption(content.doctors[0]?.id ?? '')
  await page.locator('[id="article.yaml:topics.0"]').selectOption(content.topics[0]?.id ?? '')
  await fill({
    'article.yaml:nextReview': addDays(kyivDay(new Date()), 365),
    'article.yaml:references.0.title': 'Sleep',
    'article.yaml:references.0.source': 'Somebody, 2020',
    'article.yaml:references.0.year': '2020',
    'article.yaml:references.0.doi': '10.1000/182',
  })
  const titles = { ua: 'Сон і будильник', en: 'Sleep and the alarm' }
  const sentence = {
    ua: 'Люди сплять по-різному, і будильник цього не знає, тож варто спершу зважати на себе. ',
    en: 'People sleep in different ways, and an alarm does not know it, so listen to yourself first. ',
  }
  for (const locale of locales) {
    await fill({
      [`${locale}.md:title`]: titles[locale],
      [`${locale}.md:metaTitle`]: titles[locale],
      [`${locale}.md:excerpt`]: sentence[locale].trim(),
      [`${locale}.md:description`]: sentence[locale].repeat(2).slice(0, 150).trim(),
      [`${locale}.md:text()`]: `${sentence[locale].repeat(2)}[1]\n\n## ${titles[locale]}\n\n7. ${sentence[locale]}\n\n<figure></figure>\n\n`,
    })
    await page.locator(`[id="${locale}.md:text()"]`).press('ControlOrMeta+End')
    await choose(page, await photo(900, 600), locales.indexOf(locale))
    const text = page.locator(`[id="${locale}.md:text()"]`)
    await expect(text).toHaveValue(/!\[\]\(photo-[\da-f]{8}-900x600\.jpg\)\s*$/)
    await text.fill((await text.inputValue()).replace('![](', `![${titles[locale]}](`))
  }
  await add(t('content.files.figure_yaml'))
  await page.locator('[id="figure.yaml:form"]').selectOption('ratio')
  await press(page, 'save')
  await expect(said(page, 'saved')).toBeVisible()
  await unfold(page)
  const inBoth = (name: string, ua: string, en: string) => ({
    [`figure.yaml:${name}.ua`]: ua,
    [`figure.yaml:${name}.en`]: en,
  })
  const conclusion = 'Позначка праворуч від межі.'
  await fill({
    ...inBoth('title', 'Сон', 'Sleep'),
    ...inBoth('description', 'Сім днів сну.', 'Seven days of sleep.'),
    ...inBoth('conclusion', conclusion, 'The mark is right of the line.'),
    ...inBoth('note', 'Без пояснень.', 'Without a note.'),
    ...inBoth('source', 'Хтось, 2020.', 'Somebody, 2020.'),
    ...inBoth('value', '7', '7'),
    ...inBoth('label', 'днів', 'days'),
    ...inBoth('ends.0', 'менше', 'less'),
    ...inBoth('ends.1', 'більше', 'more'),
    'figure.yaml:references': '1',
    'figure.yaml:cover.shapes': 'band, 0, 0, 240, 360\nmarker, 240, 60, 240, 300',
    'figure.yaml:range': '0, 10',
    'figure.yaml:marker': '7',
  })
  await press(page, 'save')
  await expect(said(page, 'saved')).toBeVisible()
  await expect(page.getByRole('img', { name: t('content.drawing') })).toBeVisible()
  await press(page, 'publish')
  await expect(said(page, 'published')).toBeVisible()

  await page.goto(pathTo('ua', 'article', { slug }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.ua)
  await expectShown(page.getByRole('img', { name: titles.ua }))
  await expect(page.getByText(conclusion)).toBeVisible()
  await page.goto(pathTo('en', 'article', { slug }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.en)
  expect(await (await fetch(site.url + pathTo('ua', 'blog'))).text()).toContain(slug)
})

test('a photo that is chosen for an article is on its page, made smaller and without what the camera wrote into it', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const slug = content.slugs[0] ?? ''
  const buffer = await photo(1500, 1000)
  await page.goto(`/staff/content/posts/${slug}`)
  for (const locale of locales) {
    const text = page.locator(`[id="${locale}.md:text()"]`)
    await text.focus()
    await text.evaluate((area: HTMLTextAreaElement) => {
      area.setSelectionRange(area.value.length, area.value.length)
    })
    await choose(page, buffer, locales.indexOf(locale))
    await expect(text).toHaveValue(/!\[\]\(photo-[\da-f]{8}-1500x1000\.jpg\)\s*$/)
    await text.fill((await text.inputValue()).replace('![](', locale === 'ua' ? '![Фото](' : '![A photo]('))
    await expect(
      page
        .getByRole('region')
        .filter({ has: page.locator('h2') })
        .nth(locales.indexOf(locale)),
    ).toBeVisible()
  }
  await press(page, 'publish')
  await expect(said(page, 'published')).toBeVisible()
  await page.goto(pathTo('ua', 'article', { slug }))
  const shown = page.getByRole('img', { name: 'Фото' })
  await expectShown(shown)
  const address = await shown.evaluate((image: HTMLImageElement) => image.currentSrc)
  const file = await fetch(address)
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  expect(file.headers.get('content-type')).toMatch(/^image\/(avif|webp)$/)
  expect(Buffer.from(await file.arrayBuffer()).includes('Somebody')).toBe(false)
  expect((await fetch(`${site.url}/pictures/x_photo-00000000-1x1_jpg-400.avif`)).status).toBe(404)
})

test('an article that is renamed leads from its old address to the new one, and one that is taken off is gone', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const slug = content.slugs.at(-1) ?? ''
  const name = `${slug}-renamed`
  await page.goto(`/staff/content/posts/${slug}`)
  await expectAccessible(page)
  const author = page.locator('[id="article.yaml:author"]')
  await expect(author.locator('option', { hasText: content.people.authors[0]?.name.ua ?? '' })).toHaveCount(1)
  await page.getByLabel(t('content.newName')).fill(name)
  await page.getByRole('button', { name: t('content.move.new'), exact: true }).click()
  await expect(said(page, 'published')).toBeVisible()
  const old = await fetch(site.url + pathTo('ua', 'article', { slug }), { redirect: 'manual' })
  expect([old.status, old.headers.get('location')]).toEqual([308, pathTo('ua', 'article', { slug: name })])
  expect((await fetch(site.url + pathTo('en', 'article', { slug: name }))).status).toBe(200)

  const free = content.slugs.find((each) => content.articles.every(({ related }) => !related.includes(each))) ?? ''
  await page.goto(`/staff/content/posts/${free}`)
  await page.getByLabel(t('content.leadTo')).selectOption('')
  await page.getByRole('button', { name: t('content.move.off'), exact: true }).click()
  await expect(said(page, 'published')).toBeVisible()
  expect((await fetch(site.url + pathTo('ua', 'article', { slug: free }))).status).toBe(410)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a line is added to a list, and the form saves', async ({ page, enter }) => {
    await enter('editor')
    await page.goto('/staff/content/faq')
    const label = `${t('content.list.add')}: ${t('content.fields.home')}`
    await page.getByRole('button', { name: label, exact: true }).click()
    await page.locator(`[id="faq.yaml:home.${content.faq.home.length}.question.ua"]`).fill('Чи є парковка?')
    await press(page, 'save')
    await expect(said(page, 'saved')).toBeVisible()
    await expect(page.locator(`[id="faq.yaml:home.${content.faq.home.length}.question.ua"]`)).toHaveValue(
      'Чи є парковка?',
    )
  })
})

test('an editor sees texts and nothing of leads', async ({ page, enter }) => {
  await enter('editor')
  await page.goto('/staff')
  await expect(page).toHaveURL('/staff/content')
  for (const other of ['/staff/all', '/staff/statistics', '/staff/people'])
    expect((await page.goto(other))?.status(), other).toBe(403)
  await page.goto('/staff/content?q=/ua/weight-loss')
  await expect(page.getByRole('link', { name: t('content.names.weight-loss') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('content.names.services') })).toBeHidden()
  await expect(page.getByText(t('content.legalText'))).toBeHidden()
})
