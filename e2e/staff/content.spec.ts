import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { content } from '#lib/content/content'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { formatPrice } from '#lib/text/format'
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
const said = (page: Page, what: 'saved' | 'published' | 'refused' | 'conflict' | 'discarded') =>
  page.locator('[role=status], [role=alert]').filter({ hasText: t(`content.said.${what}`) })
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

test('a price that is changed at the desk is on the site at once, with its structured data and day in the sitemap', async ({
  page,
  enter,
  site,
}) => {
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
  const home = await seen(site.url)
  expect(home).toContain(formatPrice('ua', price))
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Kyiv' })
  expect(sitemap.split('</url>')[0]).toContain(`<lastmod>${today}</lastmod>`)
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
  await expect(priceField(page)).toHaveAccessibleDescription(/must be a number/)
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

test('a photo that is chosen for an article is on its page, made smaller and without what the camera wrote into it', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const slug = content.slugs[0] ?? ''
  const photo = sharp({ create: { width: 1500, height: 1000, channels: 3, background: 'plum' } })
  const buffer = await photo
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer()
  await page.goto(`/staff/content/posts/${slug}`)
  for (const locale of locales) {
    const text = page.locator(`[id="${locale}.md:text()"]`)
    await text.focus()
    await text.evaluate((area: HTMLTextAreaElement) => {
      area.setSelectionRange(area.value.length, area.value.length)
    })
    const chooser = page.getByLabel(t('content.tools.picture')).nth(locales.indexOf(locale))
    await chooser.setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer })
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
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
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
