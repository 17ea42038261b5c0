import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { deskStatuses, isNumber, laterStatuses } from '#lib/desk/entry'
import { toE164, toNationalDigits } from '#lib/leads/phone'
import { isPostgres, searchWords, type Db, type Tables } from '#lib/leads/store/tables'

export const tabs = ['later', 'all'] as const
export type Tab = (typeof tabs)[number]

export const filterStatuses = [...deskStatuses, 'spam'] as const

/**
 * Which leads are shown; nothing of it is personal but `search`: words of a name, a phone or a number. `day` is Kyiv's,
 * `order` and `campaign` are codes, '' those without.
 */
export type DeskFilter = {
  tab: Tab
  search?: string | undefined
  status?: (typeof filterStatuses)[number] | undefined
  day?: string | undefined
  order?: string | undefined
  campaign?: string | undefined
}

/** Leads that a filter chooses, without columns or order; all of them with `tab: 'all'` alone, spam included. */
export function filterEntries(db: Db, { tab, search, status, day, order, campaign }: DeskFilter) {
  let query = db.selectFrom('lead')
  if (tab === 'later') query = query.where('deskStatus', 'in', laterStatuses).where('status', '=', 'new')
  if (status === 'spam') query = query.where('status', '=', 'suspected')
  else if (status !== undefined) query = query.where('deskStatus', '=', status).where('status', '=', 'new')
  if (day !== undefined) query = query.where('day', '=', day)
  if (order === '') query = query.where('ordered', 'is', null)
  else if (order !== undefined) query = query.where('ordered', '=', order)
  if (campaign !== undefined) query = query.where('campaign', '=', campaign)
  return search === undefined ? query : query.where((eb) => eb.and(searched(db, eb, search)))
}

/** What must hold of a lead that is searched for: each word begins one of its own, digits its phone or are its number. */
function searched(db: Db, eb: ExpressionBuilder<Tables, 'lead'>, search: string) {
  const { names, digits } = searchWords(search)
  const find = isPostgres(db) ? sql`strpos` : sql`instr`
  const begins = (word: string) => sql<SqlBool>`${find}(${eb.ref('search')}, ${` ${word}`}) > 0`
  const conditions: Expression<SqlBool>[] = names.map(begins)
  if (digits !== '') {
    const national = toNationalDigits(search.replace(/[^\d+]/g, ''))
    const number = isNumber(Number(digits)) ? Number(digits) : 0
    conditions.push(eb.or([begins(toE164(national).slice(1)), eb('number', '=', number)]))
  }
  return conditions.length > 0 ? conditions : [eb('number', '<', 0)]
}
