import { countRows } from '#lib/database/count-rows'
import { sql } from 'kysely'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import type { Desk } from '#lib/desk/desk'
import { selectBegunWindows, selectDueLeads } from '#lib/desk/lists/filter-leads'

/** Changes of the leads that an open page of the desk polls for. */
export type DeskNews = {
  /** Lead number of the latest lead. */
  number: number
  /** Id of the latest lead event. */
  event: number
  /** Version of the handover note; '' without a note. */
  handover: string
  /** ISO time of the query. */
  at: string
  /**
   * Leads that have arrived, callbacks that have fallen due and chosen windows that have begun since
   * the page was rendered.
   */
  count: number
}

/** Reads the news of the desk. `since` is the news with which the open page was rendered. */
export async function readDeskNews(
  person: Person,
  { db, now }: Desk,
  since?: Pick<DeskNews, 'number' | 'at'>,
): Promise<DeskNews> {
  requireRole(person, 'reception')
  const query = sql<{ number: number | null; event: number | null; handover: string | null }>`
    SELECT (SELECT max(number) FROM lead) AS number, (SELECT max(id) FROM lead_event) AS event,
      (SELECT max(version) FROM handover_note) AS handover`
  const [latest] = (await query.execute(db)).rows
  const received = db.selectFrom('lead').where('status', '=', 'new')
  const count = since
    ? (await countRows(received.where('number', '>', since.number))) +
      (await countRows(selectDueLeads(db, now).where('dueAt', '>', since.at))) +
      (await countRows(selectBegunWindows(db, now).where('callFrom', '>', since.at)))
    : 0
  return {
    number: latest?.number ?? 0,
    event: latest?.event ?? 0,
    handover: latest?.handover ?? '',
    at: now.toISOString(),
    count,
  }
}
