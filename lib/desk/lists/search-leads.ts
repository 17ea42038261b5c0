import { isPostgres } from '#lib/database/postgres'
import { toSearchWords } from '#lib/leads/lead-search'
import type { Db, Tables } from '#lib/database/tables'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { isLeadNumber } from '#lib/desk/callers/caller'
import { toNationalDigits } from '#lib/leads/phone'
import { toAsciiDigits } from '#lib/text/digits'

/** Minimum number of digits for a search in phones. Fewer digits would match too many leads. */
const minPhoneDigits = 3

/**
 * Creates the SQL conditions of a search. Each searched word must be the beginning of a word in the
 * name or a note of the lead. Digits must be a part of the lead's phone or equal the lead number.
 */
export function createSearchConditions(
  db: Db,
  eb: ExpressionBuilder<Tables, 'lead'>,
  search: string,
): Expression<SqlBool>[] {
  const { words, digits } = toSearchWords(search)
  const find = isPostgres(db) ? sql`strpos` : sql`instr`
  const contains = (text: string) => sql<SqlBool>`${find}(${eb.ref('search')}, ${text}) > 0`
  const conditions: Expression<SqlBool>[] = words.map(({ word, joined }) =>
    joined === undefined
      ? contains(` ${word}`)
      : eb.or([contains(` ${word}`), contains(` ${joined}`)]),
  )
  if (digits !== '') {
    const spellings = [digits, toNationalDigits(toAsciiDigits(search).replace(/[^\d+]/g, ''))]
    const phones = spellings.filter(({ length }) => length >= minPhoneDigits).map(contains)
    const number = isLeadNumber(Number(digits)) ? Number(digits) : 0
    conditions.push(eb.or([...phones, eb('number', '=', number)]))
  }
  const findNothing = eb('number', '<', 0)
  return conditions.length > 0 ? conditions : [findNothing]
}
