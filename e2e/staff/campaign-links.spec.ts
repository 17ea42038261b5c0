import QRCode from 'qrcode'
import { deskTest as test, expectFitsEveryWidth } from '#e2e/support/desk-page'
import { expect, getTranslator } from '#e2e/support/test'
import { openStore } from '#lib/database/open'
import { pathTo } from '#lib/i18n/routes'

const t = getTranslator('ua', 'Staff')
const campaign = { utm_source: 'facebook', utm_medium: 'cpc', utm_campaign: 'чек-ап & осінь' }
const choice = { page: 'checkUp', language: 'en', ...campaign }
const path = `/staff/links?${new URLSearchParams(choice).toString()}`

/** The campaign link that the desk must make from `campaign`, for the English check-up page. */
const addressOf = (base: string) => {
  const url = new URL(pathTo('en', 'checkUp'), base)
  for (const [name, value] of Object.entries(campaign)) url.searchParams.set(name, value)
  return url.href
}

/** Reads the path data from the SVG of a QR code. Equal path data means equal QR codes. */
const readModules = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)
const codeOf = async (text: string) =>
  readModules(await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M' }))

test('the form makes a campaign link, and the link leads to its page', async ({ page, site }) => {
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
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    ...choice,
    utm_content: '',
  })
  await page.getByRole('link', { name: t('links.open') }).click()
  await expect(page).toHaveURL(address)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the copied link is the link of the form, also right after a change', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/staff/links')
  const copy = page.getByRole('button', { name: t('links.copy') }).first()
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.locator('#utm_source').fill('flyer')
  await copy.click()
  await expect(page.getByText(t('links.copied'))).toBeVisible()
  expect(await readClipboard()).toBe(`${site.url}${pathTo('ua')}?utm_source=flyer`)
  await page.getByLabel(t('links.page'), { exact: true }).selectOption(t('links.pageNames.checkUp'))
  await copy.click()
  await expect.poll(readClipboard).toBe(`${site.url}${pathTo('ua', 'checkUp')}?utm_source=flyer`)
  await expect(page.locator('#utm_source')).toHaveValue('flyer')
})

test('a QR code downloads as a picture of the link, and the short address of a saved campaign works until it is removed @slow', async ({
  page,
  site,
  request,
}) => {
  const files: string[] = []
  await page.goto(path)
  for (const [format, type] of [
    ['PNG', 'image/png'],
    ['SVG', 'image/svg+xml'],
  ] as const) {
    const link = page.getByRole('link', { name: t('links.download', { format }) })
    const download = page.waitForEvent('download')
    await link.click()
    const name = new RegExp(`^qr-checkUp-en-facebook.*[.]${format.toLowerCase()}$`)
    expect((await download).suggestedFilename()).toMatch(name)
    const file = await fetch((await link.getAttribute('href')) ?? '')
    expect(file.headers.get('content-type')).toBe(type)
    files.push(await file.text())
  }
  expect(readModules(files[1] ?? '')).toEqual(await codeOf(addressOf(site.url)))

  await page.getByLabel(t('links.label')).fill('Ліфти, осінь')
  await page.getByRole('button', { name: t('links.save'), exact: true }).click()
  const list = page.getByRole('region', { name: t('links.saved') })
  const short = page.getByText(new RegExp(`^${site.url}/q/[2-9a-z]{6}$`))
  await expect(list.locator(short)).toBeVisible()
  const address = (await short.first().textContent()) ?? ''
  expect(readModules(await page.getByRole('img', { name: t('links.code') }).innerHTML())).toEqual(
    await codeOf(address),
  )

  const code = address.slice(-6)
  for (const spelling of [code, code.toUpperCase()]) {
    const answer = await request.get(`/q/${spelling}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(307)
    expect(new URL(answer.headers()['location'] ?? '', site.url).href).toBe(addressOf(site.url))
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  }
  const withMore = await request.get(`/q/${code}?fbclid=x&utm_source=other&amp;utm_term=y&ref=z`, {
    maxRedirects: 0,
  })
  expect(new URL(withMore.headers()['location'] ?? '', site.url).href).toBe(
    `${addressOf(site.url)}&fbclid=x&utm_term=y&ref=z`,
  )
  expect((await request.post(address)).status()).toBe(405)

  await page.goto('/staff/links')
  await list.getByRole('link', { name: 'Ліфти, осінь' }).click()
  await expect(page).toHaveURL(new RegExp(`[?]page=checkUp&language=en&utm_source=facebook`))
  await list
    .getByRole('button', { name: t('links.removeNamed', { label: 'Ліфти, осінь' }) })
    .click()
  await expect(list).toHaveCount(0)
  await page.goto(address)
  await expect(page).toHaveURL(`${site.url}/ua`)
})

test("an unknown short address leads home in the visitor's language, and nothing is saved @slow", async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'lang', value: 'en', url: site.url }])
  await page.goto('/q/zzzzzz?fbclid=x')
  await expect(page).toHaveURL(`${site.url}/en?fbclid=x`)
  for (const other of ['/q', '/q/a/b']) expect((await page.goto(other))?.status(), other).toBe(404)
  for (const evil of [
    'page=//evil.example',
    'page=https://evil.example/',
    'page=home&utm_source=a@b.ua',
  ]) {
    await page.goto(path)
    await page
      .locator('input[name=choice]')
      .evaluate((input: HTMLInputElement, value) => (input.value = value), evil)
    await page.locator('form[action="/api/staff/link"] button').click()
    await expect(page.getByRole('alert').first()).toBeVisible()
  }
  const store = await openStore({ folder: site.dataDir })
  expect(await store.database.selectFrom('link').selectAll().execute()).toEqual([])
  await store.close()
})

test('the form warns about values that links lose, values that name a person, and missing pages @slow', async ({
  page,
}) => {
  const open = (choice: Record<string, string>) =>
    page.goto(`/staff/links?${new URLSearchParams(choice).toString()}`)
  await open({
    utm_source: 'Facebook',
    utm_medium: 'чек-ап',
    utm_campaign: 'osin 2026',
    utm_content: 'banner!',
  })
  const words = ['Facebook', 'чек-ап', 'osin 2026', 'banner!'].join(', ')
  await expect(page.getByText(t('links.fragile', { words }))).toBeVisible()
  await open({ ...choice, utm_campaign: '2026-11-23-50000' })
  await expect(page.getByRole('note')).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('links.open') })).toBeVisible()
  for (const utm_campaign of ['anna@clinic.example', 'Олена 067 123-45-67', '+380671234567']) {
    await open({ ...choice, utm_campaign })
    await expect(page.getByText(t('links.personal'))).toBeVisible()
    await expect(page.getByRole('link', { name: t('links.open') })).toHaveCount(0)
  }
  for (const wrong of ['article/no-such-article', '../../etc/passwd']) {
    await open({ page: wrong, language: 'xx', utm_source: '\0' })
    await expect(page.getByText(t('links.noPage'))).toBeVisible()
  }
})

test('the page of links is accessible at every width @slow', async ({ page, site }) => {
  await expectFitsEveryWidth(page, site, path)
  await expect(
    page.getByRole('img', { name: getTranslator('en', 'Staff')('links.code') }),
  ).toBeVisible()
})
