import { PostgresAdapter, type Generated, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { Attribution, Lead } from '#lib/leads/lead'
import { isWholePhone } from '#lib/leads/phone'
import { kyivDay } from '#lib/time/kyiv-time'

type LeadRow = Omit<Lead, 'firstTouch' | 'lastTouch'> & { firstTouch: string; lastTouch: string }

export const deskStatuses = ['new', 'noAnswer', 'later', 'booked', 'closed'] as const
export type DeskStatus = (typeof deskStatuses)[number]

/** What staff have done about a lead; `visit…` is the appointment of a booked one. */
type DeskColumns = {
  deskStatus: Generated<DeskStatus>
  attempts: Generated<number>
  dueAt: Generated<string | null>
  reason: Generated<string | null>
  claimedBy: Generated<string | null>
  claimedUntil: Generated<string | null>
  firstCallAt: Generated<string | null>
  firstCallMinutes: Generated<number | null>
  visitAt: Generated<string | null>
  visitKind: Generated<string | null>
  visitDoctor: Generated<string | null>
  version: Generated<number>
}

/** Tables of the store, as Kysely's `CamelCasePlugin` names them; times and JSON are text in every database. */
export type Tables = StaffTables & {
  lead: Omit<LeadRow, 'order' | 'number'> &
    DeskColumns & {
      number: Generated<number>
      ordered: Lead['order']
      /** Kyiv's. */
      day: string
      /** All leads of a caller have it: the phone, or the own id where digits of it are missing, which may be anybody's. */
      caller: string
      search: string
    } & ReturnType<typeof originColumns>
  /** The outbox. `nextAttemptAt` was set at `scheduledAt`; of a claimed delivery it is the end of the lease. */
  delivery: {
    id: string
    leadId: string
    channel: string
    status: string
    attempts: number
    nextAttemptAt: string
    scheduledAt: string
    leasedBy: string | null
    leasedUntil: string | null
    lastError: string | null
    createdAt: string
    deliveredAt: string | null
  }
  /** What was done with a lead, by whom (null: by the site), with details as JSON; rows are only added. */
  leadEvent: {
    id: Generated<number>
    leadId: string
    at: string
    staffId: string | null
    action: string
    detail: string
  }
  /** What staff must be told of, since when (`at`); the row `mail` is of the last mail about it. */
  alarm: { code: string; at: string; detail: string }
  /** Proof that leads were erased, without whose they were. */
  erasure: { id: string; reason: string; phoneHash: string | null; leads: number; at: string }
  /** How often a page was opened, its form viewed and started, by one dimension; nothing about anybody. */
  visit: { day: string; event: string; dimension: string; touch: string; value: string; count: number }
  /** Saved campaigns: `path` is one of our own with its parameters, `choice` what it was made of, as a query. */
  link: { code: string; path: string; choice: string; label: string; madeBy: string; madeAt: string }
  /** Days of UTC on which the site ran. */
  runDay: { day: string }
  heartbeat: { id: Generated<number>; at: string }
}

export type Db = Kysely<Tables>

/** In place of the site that led to a lead, where a campaign did; no host is written like it. */
export const ownCampaign = '(campaign)'

export async function countRows<Table extends keyof Tables>(query: SelectQueryBuilder<Tables, Table, object>) {
  const rows = query.select(({ fn }) => fn.countAll<number>().as('count'))
  return (await rows.executeTakeFirstOrThrow()).count
}

/** Fields of a lead in the order of staff's tables. */
export const leadFields = [
  'createdAt',
  'status',
  'name',
  'phone',
  'order',
  'removedOrder',
  'language',
  'page',
  'referrer',
  'firstTouch',
  'lastTouch',
  'consentVersion',
  'consentHash',
  'consentLanguage',
  'consentAt',
  'updatedAt',
  'id',
  'key',
] as const satisfies readonly (keyof Lead)[]

/** What `fromRow` needs of the table `lead`. */
export const leadColumns = leadFields.map((field) => (field === 'order' ? 'ordered as order' : field))

export const numberedColumns = [...leadColumns, 'number'] as const

export function toRow({ order, firstTouch, lastTouch, ...given }: Lead) {
  const lead = { ...given }
  delete lead.number
  return {
    ...lead,
    ordered: order,
    firstTouch: JSON.stringify(firstTouch),
    lastTouch: JSON.stringify(lastTouch),
    day: kyivDay(new Date(lead.createdAt)),
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
export function fromRow({ firstTouch, lastTouch, ...lead }: LeadRow): Lead {
  return {
    ...lead,
    firstTouch: JSON.parse(firstTouch) as Attribution,
    lastTouch: JSON.parse(lastTouch) as Attribution,
  }
}

/** Tables of those who may enter the desk; times are ISO text. Tokens and challenges are kept as hashes. */
export type StaffTables = {
  /** A removed person stays, so that the audit still tells who it was. */
  staff: {
    id: string
    email: string
    /** What colleagues see. */
    name: string
    role: 'marketing' | 'reception' | 'admin'
    createdAt: string
    removedAt: string | null
  }
  /** `id` is the credential's, `publicKey` is base64url. */
  passkey: { id: string; staffId: string; publicKey: string; counter: number; createdAt: string; usedAt: string | null }
  invitation: { tokenHash: string; staffId: string; createdAt: string; expiresAt: string; usedAt: string | null }
  /** Began when the passkey was asked for last. */
  staffSession: {
    id: string
    tokenHash: string
    staffId: string
    passkeyId: string
    createdAt: string
    usedAt: string
    /** What the next page of the desk tells, as JSON. */
    flash: Generated<string | null>
  }
  /** A browser in which a passkey has signed in, known by a cookie. */
  staffDevice: { tokenHash: string; passkeyId: string; usedAt: string }
  challenge: { hash: string; expiresAt: string }
  /** Append-only. `staffId` is null for the command; `about` is the member of staff that something was done to. */
  audit: {
    id: Generated<number>
    at: string
    staffId: string | null
    action: string
    leadNumber: number | null
    about: string | null
  }
}

export function isPostgres<T>(db: Kysely<T>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** Most words that a lead can be found by, and most letters of each. */
const maxWords = 60
const maxLength = 40

/** Latin letters of Cyrillic ones, as the Cabinet of Ukraine writes them within words (resolution 55 of 2010). */
const latin = new Map(
  [
    'а=a б=b в=v г=h ґ=g д=d е=e є=ie ж=zh з=z и=y і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f',
    'х=kh ц=ts ч=ch ш=sh щ=shch ю=iu я=ia ь= ъ= ы=y э=e ё=e',
  ].flatMap((letters) => letters.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(2)] as const)),
)

/**
 * Words as they are searched by: without capitals, accents and apostrophes, and in one alphabet, so that Олена is found
 * by Olena and José by Jose; y, j and i are one letter, h and g too.
 */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’'ʼ`‘]/gu, '')
    .replace(/[а-яёєіїґ]/gu, (letter) => latin.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[yji]+/g, 'i')
    .replace(/g/g, 'h')
  return (plain.match(/\p{L}+/gu) ?? []).map((word) => Array.from(word).slice(0, maxLength).join(''))
}

/** What a lead is found by: words of the given texts and digits of its phone (E.164), each once and after a space. */
export function searchText({ name, phone }: { name: string; phone: string }, notes: readonly string[] = []): string {
  const words = new Set([...wordsOf(name), phone.replace(/\D/g, ''), ...notes.flatMap(wordsOf)])
  return [...words]
    .slice(0, maxWords)
    .map((word) => ` ${word}`)
    .join('')
}

/** Words, and the digits of a phone or a number (`№ 5`, `No. 5`), that somebody searches for. */
export function searchWords(search: string): { words: string[]; digits: string } {
  const words = wordsOf(search.replace(/(?:№|\bno\.?|#)\s*(?=\d)/giu, ''))
  return { words, digits: search.replace(/\D/g, '').slice(0, maxLength) }
}
