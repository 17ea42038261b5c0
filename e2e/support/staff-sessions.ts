import type { BrowserContext, Cookie } from '@playwright/test'
import type { UpdateResult } from 'kysely'
import type { Site } from '#e2e/support/site'
import type { Db } from '#lib/database/tables'

export const findSessionCookie = async (context: BrowserContext): Promise<Cookie | undefined> =>
  (await context.cookies()).find(({ name }) => name === '__Host-staff')

/** Headers that a browser sends with a form of the desk. */
export const makeDeskHeaders = (site: Site): { Origin: string; 'Sec-Fetch-Site': string } => ({
  Origin: site.url,
  'Sec-Fetch-Site': 'same-origin',
})

/** Makes all sessions older than five minutes, so that the desk asks for the passkey again. */
export const ageSessions = (db: Db): Promise<UpdateResult[]> =>
  db
    .updateTable('staffSession')
    .set({ createdAt: new Date(Date.now() - 301_000).toISOString() })
    .execute()
