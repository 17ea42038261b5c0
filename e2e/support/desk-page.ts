import { invitePerson } from '#lib/auth/invitations'
import type { Role } from '#lib/auth/roles'
import { startSession } from '#lib/auth/sessions'
import { makeUniqueEmail, getNameOfEmail } from '#e2e/support/staff'
import { expect, expectAccessible, test as base } from '#e2e/support/test'
import { localeDetails } from '#lib/i18n/locales'
import { openStore, type SiteStore } from '#lib/database/open'
import { sql } from 'kysely'
import { listLocaleVariants } from '#e2e/support/locale-variants'
import type { Page } from '@playwright/test'
import { addLead } from '#e2e/support/test-lead'
import type { Site } from '#e2e/support/site'
import type { Lead } from '#lib/leads/lead'

const minuteMs = 60_000

/** A staff member with a session at the desk. `token` is the session's token. */
export type SignedInStaff = { id: string; token: string; name: string }

/**
 * Invites a staff member and signs this person in on the page, without a passkey.
 * @param minutesAgo age of the session in minutes. Before some actions the desk asks for a passkey
 *   when the session is old.
 */
export async function enterDesk(
  page: Page,
  site: Site,
  store: SiteStore,
  email: string,
  role: Role,
  minutesAgo = 0,
): Promise<SignedInStaff> {
  const { database: db } = store
  await invitePerson('command', db, { email, name: getNameOfEmail(email), role }, new Date())
  const { id } = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const at = new Date()
  const passkey = { id: crypto.randomUUID(), staffId: id }
  const row = { ...passkey, publicKey: '', counter: 0, createdAt: at.toISOString() }
  await db.insertInto('passkey').values(row).execute()
  const token = await startSession(db, passkey, at)
  if (minutesAgo > 0) {
    const createdAt = new Date(Date.now() - minutesAgo * minuteMs).toISOString()
    await db.updateTable('staffSession').set({ createdAt }).where('staffId', '=', id).execute()
  }
  // Browsers accept `__Host-` cookies only from https, but send these cookies to http://localhost.
  const url = site.url.replace('http:', 'https:')
  const cookie = {
    name: '__Host-staff',
    value: token,
    url,
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
  } as const
  await page.context().addCookies([cookie])
  return { id, token, name: getNameOfEmail(email) }
}

/** Changes a lead as one unanswered call would. Staff must call again at `dueAt`. */
export async function setCallbackDue(
  { database: db }: SiteStore,
  number: number,
  dueAt: Date,
): Promise<void> {
  const first = { firstCallAt: dueAt.toISOString(), firstCallMinutes: 7 }
  const entry = {
    deskStatus: 'noAnswer',
    attempts: 1,
    dueAt: dueAt.toISOString(),
    ...first,
  } as const
  await db.updateTable('lead').set(entry).where('number', '=', number).execute()
}

/**
 * Adds leads with usual and unusual data, such as a very long name. The queue then has all kinds of
 * rows. Names and phones are invented.
 */
export async function addDemoLeads(store: SiteStore): Promise<number[]> {
  const getTimeBefore = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString()
  const makeTouch = (source: string, campaign: string) => ({
    utm_source: source,
    utm_campaign: campaign,
  })
  const checkUp = { order: 'check-up' }
  const concierge = { order: 'package:concierge-light' }
  const leads: Partial<Lead>[] = [
    {
      name: 'Сергій Умовний',
      order: 'weight-loss:basic',
      createdAt: getTimeBefore(4320),
      lastTouch: makeTouch('google', 'osin'),
    },
    { name: 'Ірина Зразкова', createdAt: getTimeBefore(3 * 1440 - 19), consentVersion: '1' },
    {
      name: 'Богдан Приклад',
      ...concierge,
      createdAt: getTimeBefore(2900),
      lastTouch: makeTouch('instagram', 'osin-zvit'),
    },
    {
      name: 'Наталя-Марія Тестова-Прикладенко з дуже довгим прізвищем',
      ...checkUp,
      createdAt: getTimeBefore(8),
      lastTouch: makeTouch('google', 'checkup-kyiv-osin-2026'),
    },
    {
      name: 'Oksana Example',
      ...checkUp,
      language: 'en',
      createdAt: getTimeBefore(4320),
      referrer: 'https://www.example.org/a',
    },
    {
      name: 'Дмитро Зразок',
      phone: '+380440000006',
      createdAt: getTimeBefore(5000),
      lastTouch: makeTouch('google', 'concierge'),
    },
    { name: 'Дмитро Зразок', phone: '+380440000006', ...concierge, createdAt: getTimeBefore(30) },
    { name: 'Win $$$ http://spam.example', status: 'suspected', createdAt: getTimeBefore(50) },
    { name: 'Ж'.repeat(200), createdAt: getTimeBefore(3) },
  ]
  const numbers: number[] = []
  for (const lead of leads) numbers.push(await addLead(store, lead, ['provider']))
  const due = numbers[4] ?? 0
  await setCallbackDue(store, due, new Date(Date.now() - 20 * minuteMs))
  await sql`UPDATE delivery SET status = 'dead', attempts = 9, last_error = 'HTTP 500' WHERE lead_id IN
    (SELECT id FROM lead WHERE number = ${numbers[0]})`.execute(store.database)
  return numbers
}

type Fixtures = {
  store: SiteStore
  /**
   * Invites a staff member with this role and signs the staff member in on the page of the test.
   */
  enter: (role: Role, minutesAgo?: number) => Promise<SignedInStaff>
}

/**
 * A test of the desk, on the site `desk` of the worker. The fixture `store` deletes all leads
 * before the test.
 */
export const emptyDeskTest = base.extend<Fixtures>({
  site: async ({ desk }, use) => {
    await use(desk)
  },
  store: async ({ site }, use) => {
    const store = await openStore({ folder: site.dataDir })
    await store.database.deleteFrom('lead').execute()
    await use(store)
    await store.close()
  },
  enter: async ({ page, site, store }, use) => {
    await use((role, minutesAgo) =>
      enterDesk(page, site, store, makeUniqueEmail(), role, minutesAgo),
    )
  },
})

export const deskTest = emptyDeskTest.extend<{ reception: SignedInStaff }>({
  reception: [
    async ({ enter }, use) => {
      await use(await enter('reception'))
    },
    { auto: true },
  ],
})

/** Window widths in pixels at which no page may scroll sideways. */
const widths = [1920, 1100, 768, 390, 320]
/** The colour scheme and the window width with which axe checks a page, by language. */
const axeViews = listLocaleVariants(
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 1100 },
)

/**
 * Opens all `<details>` of a desk page, and expects that the page passes axe and does not scroll
 * sideways.
 */
export async function expectFitsEveryWidth(page: Page, { url }: Site, path: string): Promise<void> {
  for (const { locale, colorScheme, width: axeWidth } of axeViews) {
    await page.context().addCookies([{ name: 'lang', value: locale, url }])
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', localeDetails[locale].tag)
    await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true
    })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        path,
      ).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: axeWidth, height: 900 })
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}
