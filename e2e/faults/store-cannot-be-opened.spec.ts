import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readReadiness } from '#e2e/support/readiness'
import { startSite, type Site } from '#e2e/support/site'
import {
  expect,
  readStoredLeads,
  test as base,
  makeUniqueName,
  getTranslator,
} from '#e2e/support/test'
import type { Page } from '@playwright/test'
import { openSignUpForm } from '#e2e/support/visitor'

/**
 * A site that cannot open its database: the file `blocker` stands where the path of the database
 * needs a folder.
 */
type BrokenSite = Site & { blocker: string }

const test = base.extend<{ broken: BrokenSite }>({
  broken: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'broken-'))
    const blocker = join(folder, 'disk')
    writeFileSync(blocker, 'not a folder')
    const site = await startSite({ DATA_DIR: join(blocker, 'clinic', 'data') })
    await use({ ...site, blocker })
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  },
  baseURL: async ({ broken }, use) => {
    await use(broken.url)
  },
})

const t = getTranslator('ua', 'SubscribeForm')
const makeSignUp = (name: string) => ({ name, phone: '671234567', consent: true })
const getSubmitButton = (page: Page) => page.getByRole('button', { name: t('submit'), exact: true })

async function fillForm(page: Page, name: string) {
  await openSignUpForm(page)
  await page.getByLabel(t('name')).fill(name)
  await page.getByLabel(t('phone')).fill('067 123 45 67')
}

/** Replaces the file `blocker` by an empty folder, so that the site can open the database. */
function mendDisk({ blocker }: BrokenSite) {
  rmSync(blocker)
  mkdirSync(blocker)
}

test('a database that cannot be opened is reported by the API, the health check and the log; the visitor keeps the typed text and signs up once it is back @slow', async ({
  page,
  request,
  broken,
}) => {
  const name = makeUniqueName()
  expect((await request.get('/ua')).status()).toBe(200)
  const answer = await request.post('/api/subscribe', { data: makeSignUp(name) })
  expect([answer.status(), await answer.json()]).toEqual([503, { code: 'unavailable' }])
  expect(await readReadiness(broken)).toBe('failing')
  expect((await request.get('/api/health/ready')).status()).toBe(503)
  const deliveries = await request.get('/api/health/deliveries')
  expect([deliveries.status(), await deliveries.json()]).toMatchObject([
    503,
    { deadLetters: { count: null } },
  ])
  expect((await request.get('/api/health')).status()).toBe(200)
  await expect.poll(broken.log).toMatch(/"event":"lead-not-saved".*ENOTDIR/)
  await expect.poll(broken.log).toMatch(/"event":"store-not-writable".*ENOTDIR/)
  expect(broken.log()).not.toContain(name)
  expect(broken.log()).not.toContain('671234567')

  await page.goto('/ua')
  await fillForm(page, name)
  await getSubmitButton(page).click()
  await expect(page.getByRole('heading', { name: t('errorTitle') })).toBeFocused()
  await expect(page.getByText(t('errorText'))).toBeVisible()
  await page.getByRole('button', { name: t('retry') }).click()
  await expect(page.getByLabel(t('name'))).toHaveValue(name)
  await expect(page.getByLabel(t('phone'))).toHaveValue('(67) 123 45 67')
  await expect(page.getByRole('checkbox')).toBeChecked()

  mendDisk(broken)
  await getSubmitButton(page).click()
  await expect(page.getByRole('heading', { name: t('successTitle') })).toBeVisible()
  expect(await readStoredLeads(broken.dataDir, name)).toMatchObject([
    { phone: '+380671234567', language: 'ua' },
  ])
  // The site keeps the result of a health check for one second, so the test repeats the request.
  await expect.poll(async () => (await request.get('/api/health/ready')).status()).toBe(200)
})

test.describe('a database that cannot be opened, without JavaScript @slow', () => {
  test.use({ javaScriptEnabled: false })

  test('the error page keeps the typed text', async ({ page, broken }) => {
    const name = makeUniqueName()
    await page.goto('/ua')
    await page.getByLabel(t('name')).fill(name)
    await page.getByLabel(t('phone')).fill('067 123 45 67')
    await getSubmitButton(page).click()
    await expect(page).toHaveURL('/ua/sign-up#result')
    await expect(
      page.getByRole('alert').getByRole('heading', { name: t('errorTitle') }),
    ).toBeVisible()
    await expect(page.getByLabel(t('name'))).toHaveValue(name)
    await expect(page.getByLabel(t('phone'))).toHaveValue('067 123 45 67')

    mendDisk(broken)
    await getSubmitButton(page).click()
    await expect(page.getByRole('heading', { name: t('successTitle') })).toBeVisible()
    expect(await readStoredLeads(broken.dataDir, name)).toHaveLength(1)
  })
})
