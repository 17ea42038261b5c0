import type { ExpressionBuilder } from 'kysely'
import { deskStatuses, isNumber, laterStatuses } from '#lib/leads/desk/entry'
import { toE164, toNationalDigits } from '#lib/leads/phone'
import type { Db, Tables } from '#lib/leads/store/tables'
import { searchWords } from '#lib/leads/words'

export const tabs = ['later', 'all'] as const
export type Tab = (typeof tabs)[number]

/** Statuses that leads can be filtered by. */
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

/** After every text that begins with another. */
const end = '\u{10FFFF}'

/** Entries that a filter chooses, without columns or order; all of them with `tab: 'all'` alone, spam included. */
export function filterEntries(db: Db, { tab, search, status, day, order, campaign }: DeskFilter) {
  let query = db.selectFrom('deskEntry')
  if (tab === 'later') query = query.where('status', 'in', laterStatuses).where('suspected', '=', 0)
  if (status === 'spam') query = query.where('suspected', '=', 1)
  else if (status !== undefined) query = query.where('status', '=', status).where('suspected', '=', 0)
  if (day !== undefined) query = query.where('day', '=', day)
  if (order !== undefined) query = query.where('ordered', '=', order)
  if (campaign !== undefined) query = query.where('campaign', '=', campaign)
  if (search === undefined) return query
  const { names, digits } = searchWords(search)
  // The longest is likely the rarest: its leads are looked up, and the other words looked for among these.
  const [rarest, ...others] = names.toSorted((one, other) => other.length - one.length)
  if (rarest !== undefined) query = query.where('number', 'in', (sub) => found(sub, rarest))
  for (const name of others)
    query = query.where((sub) => sub.exists(found(sub, name).whereRef('leadWord.number', '=', 'deskEntry.number')))
  if (digits !== '') query = query.where('number', 'in', (sub) => withDigits(sub, search, digits))
  return names.length > 0 || digits !== '' ? query : query.where('number', '<', 0)
}

type Builder = ExpressionBuilder<Tables, 'deskEntry'>

/** Numbers of leads with a word that begins so. */
function found(build: Builder, beginning: string) {
  const words = build.selectFrom('leadWord').select('leadWord.number')
  return words.where('word', '>=', beginning).where('word', '<', `${beginning}${end}`)
}

/** Numbers of leads whose phone begins with what was typed, and the lead with that number. */
function withDigits(build: Builder, search: string, digits: string) {
  const national = toNationalDigits(search.replace(/[^\d+]/g, ''))
  const phones = found(build, toE164(national).slice(1))
  const number = isNumber(Number(digits)) ? Number(digits) : 0
  const numbered = build.selectFrom('deskEntry as numbered').select('numbered.number')
  return phones.unionAll(numbered.where('numbered.number', '=', number))
}
