import type { Browser, Locator, Page } from '@playwright/test'
import type { Messages } from 'next-intl'
import { addLead } from '#e2e/support/test-lead'
import { enterDesk } from '#e2e/support/desk-page'
import { anyEmail } from '#e2e/support/staff'
import type { Site } from '#e2e/support/site'
import { expect, words } from '#e2e/support/test'
import { type Lead, countRows } from '#lib/database/tables'
import type { LeadStore } from '#lib/database/open'
import { findOrder } from '#lib/orders'

export const t = words('ua', 'Staff')
export const minuteMs = 60_000
export const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString()
export const orderName = (code: string) => findOrder(code)?.label.ua ?? ''

export const rows = (page: Page) => page.locator('[data-row]')
export const card = (page: Page) => page.getByRole('article')
export const note = (page: Page) => page.getByLabel(t('lead.note'))
export const history = (page: Page) => page.getByRole('region', { name: t('lead.history') })
/** Not the framework's own, which tells of pages. */
export const alert = (page: Page) => page.getByRole('main').getByRole('alert')
export const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click()

/** Stores a lead and opens its card in the queue; gives its number. */
export async function openCard(page: Page, store: LeadStore, lead: Partial<Lead>): Promise<number> {
  const number = await addLead(store, lead)
  await page.goto(`/staff?lead=${number}`)
  return number
}

type ActionName = keyof Messages['Staff']['audit']['actions']

/** A message tells whom it is about, and what was done; the address nothing of either. */
export async function expectSaid(page: Page, name: string, action: ActionName): Promise<void> {
  await expect(
    page.getByRole('status').filter({ hasText: `${name}: ${t(`audit.actions.${action}`)}` }),
  ).toBeVisible()
  expect(new URL(page.url()).searchParams.size).toBeLessThanOrEqual(1)
}

/** Presses what records an outcome; ends at the page that says so. */
export async function record(
  page: Page,
  name: string,
  action: ActionName & keyof Messages['Staff']['do'],
) {
  await press(page, t(`do.${action}`))
  await expectSaid(page, name, action)
}

export async function decline(page: Page, name: string): Promise<void> {
  await press(page, t('do.closed'))
  await press(page, t('reasons.declined'))
  await expectSaid(page, name, 'closed')
}

/** Looks for somebody; ends at the page of those found. */
export async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel(t('list.search')).fill(words)
  const found = page.waitForEvent('domcontentloaded')
  await press(page, t('list.find'))
  await found
}

/** Another person's browser. */
export async function colleague(browser: Browser, site: Site, store: LeadStore) {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  return { page, ...(await enterDesk(page, site, store, anyEmail(), 'reception')) }
}

export const leadOf = ({ database }: LeadStore, number: number) =>
  database.selectFrom('lead').selectAll().where('number', '=', number).executeTakeFirstOrThrow()

export const endSessions = ({ database }: LeadStore) =>
  database.deleteFrom('staffSession').execute()

/** As if every passkey had just been asked for. */
export const confirm = ({ database }: LeadStore) =>
  database
    .updateTable('staffSession')
    .set({ createdAt: ago(0) })
    .execute()

export const auditCount = ({ database }: LeadStore, staffId: string, action: string) =>
  countRows(
    database.selectFrom('audit').where('staffId', '=', staffId).where('action', '=', action),
  )
