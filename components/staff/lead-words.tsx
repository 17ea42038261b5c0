import { localeDetails } from '#lib/i18n/locales'
import type { DeskEntry, DeskLead } from '#lib/desk/entry'
import type { Lead } from '#lib/leads/lead'
import { formatPhone } from '#lib/leads/phone'
import { findOrder } from '#lib/orders'
import { staffNames } from '#lib/auth/people'
import type { Db } from '#lib/leads/store/tables'
import type { Person } from '#lib/auth/person'
import { deskLocale, deskWords, shortTimes } from '#lib/desk/words'

export async function leadWords(person: Person, { db, now }: { db: Db; now: Date }) {
  const [t, locale, names] = [await deskWords('Staff'), await deskLocale(), await staffNames(person, db)]
  const at = shortTimes(locale, now)
  const name = (id: string | null) => (id === null ? t('lead.site') : (names.get(id) ?? t('lead.somebody')))
  const minutes = (count: number) => t('row.minutes', { hours: Math.floor(count / 60), minutes: count % 60 })
  return { t, locale, at, name, minutes, person, now }
}

export type LeadWords = Awaited<ReturnType<typeof leadWords>>

export function orderName(code: string | null, { t, locale }: Pick<LeadWords, 't' | 'locale'>): string {
  return code === null || code === '' ? t('lead.noOrder') : (findOrder(code)?.label[locale] ?? t('lead.otherOrder'))
}

const adNames = { gclid: 'Google Ads', gbraid: 'Google Ads', wbraid: 'Google Ads', fbclid: 'Facebook' } as const

/** Where the visitor came from: the link's own word, otherwise who gave its click id, or the site it stood on. */
export function sourceName({ lastTouch, referrer }: Lead, { t }: Pick<LeadWords, 't'>): string {
  const clicked = Object.entries(adNames).find(([id]) => lastTouch[id] !== undefined)?.[1]
  return lastTouch['utm_source'] ?? clicked ?? (referrer && URL.parse(referrer)?.hostname) ?? t('lead.direct')
}

/** A status in words; suspected spam is one here. */
export function statusOf({ status, suspected }: DeskEntry) {
  return suspected ? 'spam' : status
}

export function stateDetail(entry: DeskEntry, { t, at, name, person }: LeadWords): string {
  if (entry.claim)
    return entry.claim.by === person.id ? t('row.youCall') : t('row.calls', { name: name(entry.claim.by) })
  if (entry.suspected || entry.status === 'new') return at(entry.createdAt)
  if (entry.status === 'closed') return entry.reason === null ? '' : wordOf(t, `reasons.${entry.reason}`)
  if (entry.status === 'booked') return at(entry.updatedAt)
  const due = entry.dueAt === null ? '' : at(entry.dueAt)
  return entry.status === 'noAnswer' ? t('row.attempt', { count: String(entry.attempts), time: due }) : due
}

/** What stands under a key that ends with a code; a code without words is shown as it is. */
export function wordOf(t: LeadWords['t'], key: string): string {
  return t.has(key as 'name') ? t(key as 'name') : key.replace(/.*\./, '')
}

type Shown = DeskLead & {
  /** Of opening hours, null when nobody has called and nobody will. */
  waitedMinutes: number | null
  same?: number
  href: string
}

/** A lead on one line, in words; `same` in words and `detail` may be ''. */
export function toRow({ entry, lead, waitedMinutes, same = 0, href }: Shown, words: LeadWords) {
  const { t, minutes } = words
  const status = statusOf(entry)
  return {
    number: entry.number,
    href,
    minutes: waitedMinutes,
    wait: waitedMinutes === null ? '' : minutes(waitedMinutes),
    isCalled: entry.firstCallAt !== null,
    name: lead.name,
    phone: formatPhone(lead.phone),
    order: orderName(lead.order, words),
    language: localeDetails[lead.language].name,
    source: sourceName(lead, words),
    campaign: lead.lastTouch['utm_campaign'] ?? '',
    status,
    state: t(`statuses.${status}`),
    detail: stateDetail(entry, words),
    same: same === 0 ? '' : t('row.same', { count: String(same) }),
  }
}

export type LeadRow = ReturnType<typeof toRow>
