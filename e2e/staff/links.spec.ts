import type { Page } from '@playwright/test'
import QRCode from 'qrcode'
import { deskTest as test, expectFitForAll } from '#e2e/support/desk-page'
import { expect, words } from '#e2e/support/test'
import { makeLead } from '#e2e/support/test-lead'
import { openStore } from '#lib/leads/store/open-store'
import { pathTo } from '#lib/i18n/routes'

const t = words('ua', 'Staff')
const campaign = { utm_source: 'facebook', utm_medium: 'cpc', utm_campaign: 'чек-ап & осінь' }
const choice = { page: 'checkUp', language: 'en', ...campaign }
const path = `/staff/links?${new URLSearchParams(choice).toString()}`

/** The address that `choice` makes. */
const addressOf = (base: string) => {
  const url = new URL(pathTo('en', 'checkUp'), base)
  for (const [name, value] of Object.entries(campaign)) url.searchParams.set(name, value)
  return url.href
}

/** Which modules of a QR code drawn in the page are dark, row by row, read from its picture. */
async function modulesOf(page: Page, picture: string, size: number): Promise<boolean[]> {
  return page.evaluate(
    async ({ picture, size }) => {
      const image = new Image()
      image.src = picture
      await image.decode()
      const canvas = document.createElement('canvas')
      const scale = 4
      canvas.width = canvas.height = size * scale
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas')
      context.imageSmoothingEnabled = false
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      return Array.from({ length: size * size }, (_module, index) => {
        const x = (index % size) * scale + scale / 2
        const y = Math.floor(index / size) * scale + scale / 2
        return (data[4 * (y * canvas.width + x)] ?? 0) < 128
      })
    },
    { picture, size },
  )
}

/** The same of the library's own matrix, within a quiet zone of four modules. */
function expectedModules(address: string): { size: number; modules: boolean[] } {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' })
  const size = modules.size + 8
  const at = (index: number) => [(index % size) - 4, Math.floor(index / size) - 4] as const
  const isDark = (index: number) => {
    const [column, row] = at(index)
    const isInside = [column, row].every((place) => place >= 0 && place < modules.size)
    return isInside && modules.get(row, column) === 1
  }
  return { size, modules: Array.from({ length: size * size }, (_module, index) => isDark(index)) }
}

test('makes the address of a page for a campaign, as its form was filled, and leads there', async ({ page, site }) => {
  await page.goto('/staff/links')
  await expect(page.getByText(`${site.url}${pathTo('ua')}`, { exact: true })).toBeVisible()
  await expect(page.getByText(t('links.noSource'))).toBeVisible()
  await page.getByLabel(t('links.page'), { exact: true }).selectOption(t('links.pageNames.checkUp'))
  await page.getByLabel(t('links.language')).selectOption('English')
  for (const [name, word] of Object.entries(campaign)) await page.locator(`#${name}`).fill(word)
  await page.getByRole('button', { name: t('links.make') }).click()
  const address = addressOf(site.url)
  await expect(page.getByText(address, { exact: true })).toBeVisible()
  await expect(page.getByText(t('links.noSource'))).toHaveCount(0)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ ...choice, utm_content: '' })
  await page.getByRole('link', { name: t('links.open') }).click()
  await expect(page).toHaveURL(address)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('no address is made with a phone or an email in it', { tag: '@slow' }, async ({ page }) => {
  for (const utm_campaign of ['anna@clinic.example', 'Олена 067 123-45-67', '+380671234567']) {
    await page.goto(`/staff/links?${new URLSearchParams({ ...choice, utm_campaign }).toString()}`)
    await expect(page.getByText(t('links.personal'))).toBeVisible()
    expect((await page.request.get(page.url().replace('/links', '/links/qr'))).status()).toBe(404)
    await expect(page.getByRole('link', { name: t('links.open') })).toHaveCount(0)
  }
  await page.goto(`/staff/links?${new URLSearchParams({ ...choice, utm_campaign: '2026-11-23-50000' }).toString()}`)
  await expect(page.getByRole('link', { name: t('links.open') })).toBeVisible()
})

test('copies the address', { tag: '@slow' }, async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  await page.getByRole('button', { name: t('links.copy') }).click()
  await expect(page.getByText(t('links.copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addressOf(site.url))
})

test(
  'shows the page as its own head tells Telegram, Facebook and Google',
  { tag: '@slow' },
  async ({ page, request }) => {
    for (const [id, linked] of [
      ['weightLoss', pathTo('ua', 'weightLoss')],
      ['article/DASH-diet', pathTo('en', 'article', { slug: 'DASH-diet' })],
      ['blog/topic/heart', pathTo('en', 'blogTopic', { slug: 'heart' })],
    ] as const) {
      const language = linked.slice(1, 3)
      await page.goto(linked)
      const meta = async (name: string) =>
        (await page.locator(`meta[property="og:${name}"], meta[name="${name}"]`).first().getAttribute('content')) ?? ''
      const [title, description, image] = [await meta('title'), await meta('description'), await meta('image')]
      await page.goto(`/staff/links?${new URLSearchParams({ page: id, language }).toString()}`)
      const cards = page.getByRole('region', { name: t('links.previews') }).getByRole('figure')
      await expect(cards).toHaveCount(3)
      for (const card of await cards.all()) {
        await expect(card.getByText(title, { exact: true })).toBeVisible()
        await expect(card.getByText(description, { exact: true })).toBeVisible()
      }
      const shown = (await cards.nth(0).getByRole('img').getAttribute('src')) ?? ''
      expect(new URL(shown, page.url()).pathname).toBe(new URL(image).pathname)
      expect((await request.get(shown)).headers()['content-type']).toBe('image/png')
    }
  },
)

test('the QR code, drawn and downloaded, holds the address', { tag: '@slow' }, async ({ page, site }) => {
  await page.goto(path)
  const { size, modules } = expectedModules(addressOf(site.url))
  const svg = await page.getByRole('img', { name: t('links.code') }).innerHTML()
  expect(await modulesOf(page, `data:image/svg+xml,${encodeURIComponent(svg)}`, size)).toEqual(modules)
  for (const [format, type] of [
    ['PNG', 'image/png'],
    ['SVG', 'image/svg+xml'],
  ] as const) {
    const link = page.getByRole('link', { name: t('links.download', { format }) })
    const download = page.waitForEvent('download')
    await link.click()
    expect((await download).suggestedFilename()).toMatch(
      new RegExp(`^qr-checkUp-en-facebook.*[.]${format.toLowerCase()}$`),
    )
    const response = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(response.headers()).toMatchObject({ 'content-type': type, 'cache-control': 'no-store' })
    const data = (await response.body()).toString('base64')
    expect(await modulesOf(page, `data:${type};base64,${data}`, size)).toEqual(modules)
  }
})

test(
  'suggests the words of earlier campaigns, the latest first, but none of spam',
  { tag: '@slow' },
  async ({ page, site }) => {
    const store = await openStore({ folder: site.dataDir })
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    const from = (utm_source: string, minutes: number, changes = {}) =>
      makeLead({ lastTouch: { utm_source, utm_campaign: `${utm_source}-2026` }, createdAt: ago(minutes), ...changes })
    for (const lead of [
      from('older', 9),
      from('<b>"newer"', 5),
      from('older', 7),
      from('spam', 1, { status: 'suspected' }),
    ])
      await store.add(lead)
    await store.close()
    await page.goto('/staff/links')
    const options = (name: string) =>
      page.locator(`#${name}-earlier option`).evaluateAll((all) => all.map((each) => each.getAttribute('value')))
    expect(await options('utm_source')).toEqual(['<b>"newer"', 'older'])
    expect(await options('utm_campaign')).toEqual(['<b>"newer"-2026', 'older-2026'])
    expect(await options('utm_content')).toEqual([])
  },
)

test('says when a page does not exist', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/staff/links?page=article/no-such-article&language=ua')
  await expect(page.getByText(t('links.noPage'))).toBeVisible()
  expect((await page.request.get('/staff/links/qr?page=article/no-such-article')).status()).toBe(404)
  await page.goto('/staff/links?page=../../etc/passwd&utm_source=%00%ff&language=xx')
  await expect(page.getByText(t('links.noPage'))).toBeVisible()
})

test('is for staff only, its files too', { tag: '@slow' }, async ({ playwright, site }) => {
  const stranger = await playwright.request.newContext({ baseURL: site.url })
  for (const address of [path, path.replace('/links', '/links/qr')]) {
    const response = await stranger.get(address, { maxRedirects: 0 })
    expect(response.status()).toBe(307)
    expect(response.headers()['location']).toMatch(/^\/staff\/sign-in/)
  }
  await stranger.dispose()
})

test('is fit for all', { tag: '@slow' }, async ({ page, site }) => {
  await expectFitForAll(page, site, path)
  await expect(page.getByRole('img', { name: words('en', 'Staff')('links.code') })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('makes the address all the same', { tag: '@slow' }, async ({ page, site }) => {
    await page.goto('/staff/links')
    await page.getByLabel(t('links.page'), { exact: true }).selectOption(t('links.pageNames.checkUp'))
    await page.getByLabel(t('links.language')).selectOption('English')
    for (const [name, word] of Object.entries(campaign)) await page.locator(`#${name}`).fill(word)
    await page.getByRole('button', { name: t('links.make') }).click()
    await expect(page.getByText(addressOf(site.url), { exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: t('links.code') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('links.copy') })).toHaveCount(0)
  })
})
