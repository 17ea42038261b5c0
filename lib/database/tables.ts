import type { Kysely, SelectQueryBuilder } from 'kysely'
import { isWholePhone } from '#lib/leads/phone'
import { signUp, type Row, type tables } from '#lib/database/migrations/0001'
import { toAsciiDigits } from '#lib/text/digits'
import { foldSpelling } from '#lib/text/fold-spelling'
import { getKyivDay } from '#lib/time/kyiv-time'

/** `utm_*` and click ids of a visit, its time (`at`, ISO 8601) and path (`page`). */
export type Attribution = Readonly<Record<string, string>>

/** A stored sign-up; `number` is unset while it is not stored, or not read with it. */
export type Lead = Omit<Row<typeof signUp>, 'firstTouch' | 'lastTouch'> & {
  number?: number
  firstTouch: Attribution
  lastTouch: Attribution
}

export const deskStatuses = ['new', 'noAnswer', 'later', 'booked', 'closed'] as const
export type DeskStatus = (typeof deskStatuses)[number]

export type Tables = { [Name in keyof typeof tables]: Row<(typeof tables)[Name]> }

export type Db = Kysely<Tables>

/** In place of the site that led to a lead, where a campaign did; no host is written like it. */
export const ownCampaign = '(campaign)'

export async function countRows<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
) {
  const rows = query.select(({ fn }) => fn.countAll<number>().as('count'))
  return (await rows.executeTakeFirstOrThrow()).count
}

export const leadColumns = Object.keys(signUp) as (keyof typeof signUp)[]

export const numberedColumns = [...leadColumns, 'number'] as const

export function toRow({ firstTouch, lastTouch, ...given }: Lead) {
  const lead = { ...given }
  delete lead.number
  return {
    ...lead,
    firstTouch: JSON.stringify(firstTouch),
    lastTouch: JSON.stringify(lastTouch),
    day: getKyivDay(new Date(lead.createdAt)),
    ...originColumns(firstTouch, lastTouch, lead.referrer),
    caller: isWholePhone(lead.phone) ? lead.phone : lead.id,
    search: searchText(lead),
  }
}

/** What lists and statistics choose by, '' for none: words and page of either touch, and the site that led here without one. */
function originColumns(first: Attribution, last: Attribution, referrer: string | null) {
  const hasCampaign = Object.keys(last).length > 0
  const host = URL.parse(referrer ?? '')?.hostname.replace(/^www[.]/, '') ?? ''
  return {
    source: last['utm_source'] ?? '',
    medium: last['utm_medium'] ?? '',
    campaign: last['utm_campaign'] ?? '',
    content: last['utm_content'] ?? '',
    landing: last['page'] ?? '',
    firstSource: first['utm_source'] ?? '',
    firstMedium: first['utm_medium'] ?? '',
    firstCampaign: first['utm_campaign'] ?? '',
    firstContent: first['utm_content'] ?? '',
    firstLanding: first['page'] ?? '',
    referrerHost: hasCampaign ? ownCampaign : host.slice(0, 100),
  }
}

/** Lead of the selected `leadColumns`; the casts hold because only `toRow` writes the table. */
export function fromRow({
  firstTouch,
  lastTouch,
  ...lead
}: Row<typeof signUp> & { number?: number }): Lead {
  return {
    ...lead,
    firstTouch: JSON.parse(firstTouch) as Attribution,
    lastTouch: JSON.parse(lastTouch) as Attribution,
  }
}

/** Not by `instanceof`: Next bundles classes of its own, and the store that it uses may be opened outside its bundles. */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return !('isSqlite' in db.getExecutor().adapter)
}

/** Most words that a lead can be found by, and most letters of each. */
const [maxWords, maxLength] = [60, 40]

/** Latin letters of Cyrillic ones, as the Cabinet of Ukraine writes them within words (resolution 55 of 2010). */
const latin = new Map(
  [
    'а=a б=b в=v г=h ґ=g д=d е=e є=ie ж=zh з=z и=y і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f',
    'х=kh ц=ts ч=ch ш=sh щ=shch ю=iu я=ia ь= ъ= ы=y э=e',
  ].flatMap((letters) =>
    letters.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(2)] as const),
  ),
)

/** Words in one spelling and alphabet: Олена is found by Olena, and José by Jose. Hyphens stay within them. */
function wordsOf(text: string): string[] {
  const plain = foldSpelling(text)
    .replace(/[а-яєіїґ]/gu, (letter) => latin.get(letter) ?? letter)
    .replace(/[yji]+/g, 'i')
    .replace(/g/g, 'h')
  return plain.match(/\p{L}+(?:-\p{L}+)*/gu) ?? []
}

const cutWord = (word: string) => Array.from(word).slice(0, maxLength).join('')

/** The parts of a word with hyphens, and it as one word: Анна-Марія is found by Марія and by Аннамарія. */
const partsAndWhole = (word: string) => [...word.split('-'), word.replaceAll('-', '')].map(cutWord)

/** What a lead is found by: words and digits, each once and after a space. */
export function searchText(
  { name, phone }: Pick<Lead, 'name' | 'phone'>,
  notes: readonly string[] = [],
): string {
  const wordsIn = (text: string) => wordsOf(text).flatMap(partsAndWhole)
  const words = new Set([...wordsIn(name), phone.replace(/\D/g, ''), ...notes.flatMap(wordsIn)])
  return ['', ...[...words].slice(0, maxWords)].join(' ')
}

/**
 * What somebody searches for: words, each of which a lead has by itself or as the end of one with the word before it
 * (`чек ап` finds чекап), and the digits of a phone or a number (`№ 5`, `No. 5`).
 */
export function searchWords(search: string): {
  words: { word: string; joined?: string }[]
  digits: string
} {
  const text = toAsciiDigits(search)
  const parts = wordsOf(text.replace(/(?:№|\bno\.?|#)\s*(?=\d)/giu, '')).flatMap((word) =>
    word.split('-'),
  )
  const words = parts.map((word, index) => {
    const before = parts[index - 1]
    return { word: cutWord(word), ...(before !== undefined && { joined: cutWord(before + word) }) }
  })
  return { words, digits: text.replace(/\D/g, '').slice(0, maxLength) }
}
