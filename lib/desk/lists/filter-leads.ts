import type { Db, Tables } from '#lib/database/tables'
import type { SelectQueryBuilder } from 'kysely'
import { callbackStatuses } from '#lib/desk/callers/lead-state'
import type { LeadFilter } from '#lib/desk/lists/list-query'
import { createSearchConditions } from '#lib/desk/lists/search-leads'
import { getKyivDayEnd, getKyivDayStart } from '#lib/time/kyiv-time'

export type LeadSelection = SelectQueryBuilder<Tables, 'lead', object>

/**
 * Creates a query for the leads that match a filter at the time `now`. The calling function adds
 * the columns and the sort order. An empty filter matches all leads, including spam. The tab
 * `later` has only callbacks whose time has not come, because the queue has the others.
 */
export function selectLeads(db: Db, filter: LeadFilter, now: Date): LeadSelection {
  const { search, order, campaign } = filter
  const leads =
    filter.tab === 'later'
      ? selectCallbacks(db).where('dueAt', '>', now.toISOString())
      : db.selectFrom('lead')
  let query = selectByDay(selectByStatus(leads, filter), filter)
  if (order === 'none') query = query.where('order', 'is', null)
  else if (order !== undefined) query = query.where('order', '=', order)
  if (campaign !== undefined) query = query.where('campaign', '=', campaign)
  if (search === undefined) return query
  return query.where((eb) => eb.and(createSearchConditions(db, eb, search)))
}

function selectByStatus(leads: LeadSelection, { tab, status }: LeadFilter): LeadSelection {
  if (status === 'spam' || tab === 'suspected') return leads.where('status', '=', 'suspected')
  if (status === undefined) return leads
  return leads.where('deskStatus', '=', status).where('status', '=', 'new')
}

function selectByDay(leads: LeadSelection, { tab, day }: LeadFilter): LeadSelection {
  if (day === undefined) return leads
  const start = getKyivDayStart(day)
  if (tab !== 'later' || !start) return leads.where('day', '=', day)
  return leads
    .where('dueAt', '>=', start.toISOString())
    .where('dueAt', '<', getKyivDayEnd(day).toISOString())
}

/** Selects the leads that wait for a callback, due or not. */
const selectCallbacks = (db: Db): LeadSelection =>
  db.selectFrom('lead').where('deskStatus', 'in', callbackStatuses).where('status', '=', 'new')

/** Selects the leads whose callback is due. */
export const selectDueLeads = (db: Db, now: Date): LeadSelection =>
  selectCallbacks(db).where('dueAt', '<=', now.toISOString())

const selectNewLeads = (db: Db): LeadSelection =>
  db.selectFrom('lead').where('deskStatus', '=', 'new').where('status', '=', 'new')

/** Selects the new leads with a chosen window that staff have not called yet. */
export const selectChosenWindows = (db: Db): LeadSelection =>
  selectNewLeads(db).where('callFrom', 'is not', null).where('firstCallAt', 'is', null)

/** Selects the new leads whose chosen window has begun without a call. */
export const selectBegunWindows = (db: Db, now: Date): LeadSelection =>
  selectChosenWindows(db).where('callFrom', '<=', now.toISOString())

/** Selects the new leads that have no chosen window, or that staff have already called. */
export const selectWithoutWindow = (db: Db): LeadSelection =>
  selectNewLeads(db).where((eb) =>
    eb.or([eb('callFrom', 'is', null), eb('firstCallAt', 'is not', null)]),
  )
