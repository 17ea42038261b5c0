import type { Browser, Locator, Page } from '@playwright/test'
import type { DeleteResult, Selectable, UpdateResult } from 'kysely'
import type { Messages } from 'next-intl'
import { addLead } from '#e2e/support/test-lead'
import { enterDesk, type SignedInStaff } from '#e2e/support/desk-page'
import { makeUniqueEmail } from '#e2e/support/staff'
import type { Site } from '#e2e/support/site'
import { expect, getTranslator } from '#e2e/support/test'
import type { Lead } from '#lib/leads/lead'
import type { LeadTable } from '#lib/database/tables/lead'
import { countRows } from '#lib/database/count-rows'
import type { SiteStore } from '#lib/database/open'
import { readAppointments, type Appointment } from '#lib/desk/appointments/appointment'
import { findOrder } from '#lib/orders'

const t = getTranslator('ua', 'Staff')
export const minuteMs = 60_000
export const getTimeMinutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * minuteMs).toISOString()
/** The name of an order in Ukrainian, as the desk shows it. */
export function getOrderName(code: string): string {
  const name = findOrder(code)?.label.ua ?? ''
  if (code === 'check-up') return t('lead.checkUpOrder')
  return code.startsWith('package:') ? t('lead.packageOrder', { name }) : name
}

export const getRows = (page: Page): Locator => page.locator('[data-row]')
export const getCallerCard = (page: Page): Locator => page.getByRole('article')
export const getNoteField = (page: Page): Locator => page.getByLabel(t('lead.note'))
export const getHistory = (page: Page): Locator =>
  page.getByRole('region', { name: t('lead.history') })
/** The alert in the desk's `<main>`. Next's route announcer is another alert, outside `<main>`. */
export const getAlert = (page: Page): Locator => page.getByRole('main').getByRole('alert')
export const pressButton = (place: Page | Locator, name: string): Promise<void> =>
  place.getByRole('button', { name, exact: true }).click()

/** Adds a lead, opens the lead's card in the queue and returns the lead's number. */
export async function openLeadCard(
  page: Page,
  store: SiteStore,
  lead: Partial<Lead>,
): Promise<number> {
  const number = await addLead(store, lead)
  await page.goto(`/staff?lead=${number}`)
  return number
}

type ActionName = keyof Messages['Staff']['audit']['actions']

/**
 * Expects a notice with the caller's name and the action. Also expects that the page's address does
 * not contain the name.
 */
export async function expectActionNotice(
  page: Page,
  name: string,
  action: ActionName,
): Promise<void> {
  await expect(
    page.getByRole('status').filter({ hasText: `${name}: ${t(`audit.actions.${action}`)}` }),
  ).toBeVisible()
  await leaveSpot(page)
  expect(decodeURIComponent(page.url())).not.toContain(name)
}

/**
 * Moves the mouse away. After an outcome the desk ignores presses on the same spot, until the mouse
 * has moved away. Without scripts the desk knows of no spot.
 */
export async function leaveSpot(page: Page): Promise<void> {
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches))
    await expect(page.locator('[data-place=kept]')).toBeAttached()
  await page.mouse.move(0, 0)
}

/** Without scripts, shows the buttons of all lines again after a result. */
export async function continueList(line: Locator): Promise<void> {
  // The browser scrolls to the line, and shows this link, at the end of loading.
  await line.page().waitForLoadState('load')
  const link = line.getByRole('link', { name: t('day.continue') })
  if (await link.isVisible()) await link.click()
}

/**
 * Expects that a line of a day or of the reminders keeps its place and shows the result, with the
 * button that undoes it.
 */
export async function expectKeptResult(
  line: Locator,
  name: string,
  action: ActionName,
): Promise<void> {
  await expect(line.getByText(`${name}: ${t(`audit.actions.${action}`)}`)).toBeVisible()
  await leaveSpot(line.page())
  await continueList(line)
  await expect(line.getByRole('button', { name: t('do.undoNamed', { name }) })).toBeVisible()
}

/** Presses the button of a call outcome and waits for the notice of this outcome. */
export async function pressOutcome(
  page: Page,
  name: string,
  action: ActionName & keyof Messages['Staff']['do'],
): Promise<void> {
  await pressButton(page, t(`do.${action}`))
  await expectActionNotice(page, name, action)
}

export async function recordDecline(page: Page, name: string): Promise<void> {
  await pressButton(page, t('do.closed'))
  await pressButton(page, t('reasons.declined'))
  await expectActionNotice(page, name, 'closed')
}

/** Searches the desk for callers with these words, and waits for the page of results. */
export async function searchCallers(page: Page, words: string): Promise<void> {
  await page.getByLabel(t('list.search')).fill(words)
  const found = page.waitForEvent('domcontentloaded')
  await pressButton(page, t('list.find'))
  await found
}

export async function openColleaguePage(
  browser: Browser,
  site: Site,
  store: SiteStore,
): Promise<SignedInStaff & { page: Page }> {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  return { page, ...(await enterDesk(page, site, store, makeUniqueEmail(), 'reception')) }
}

/** @throws Error when no appointment has the id */
export async function readAppointment({ database }: SiteStore, id: string): Promise<Appointment> {
  const appointment = (await readAppointments(database, [id])).get(id)
  if (!appointment) throw new Error('No appointment')
  return appointment
}

export const readLeadRow = (
  { database }: SiteStore,
  number: number,
): Promise<Selectable<LeadTable>> =>
  database.selectFrom('lead').selectAll().where('number', '=', number).executeTakeFirstOrThrow()

export const deleteSessions = ({ database }: SiteStore): Promise<DeleteResult[]> =>
  database.deleteFrom('staffSession').execute()

/** Makes every session new, so that the desk asks for no passkey. */
export const renewSessions = ({ database }: SiteStore): Promise<UpdateResult[]> =>
  database
    .updateTable('staffSession')
    .set({ createdAt: getTimeMinutesAgo(0) })
    .execute()

export const countAuditEntries = (
  { database }: SiteStore,
  staffId: string,
  action: string,
): Promise<number> =>
  countRows(
    database.selectFrom('audit').where('staffId', '=', staffId).where('action', '=', action),
  )
