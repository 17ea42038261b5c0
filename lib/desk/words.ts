import { findStaffNames } from '#lib/auth/people'
import type { Role } from '#lib/auth/roles'
import type { Person } from '#lib/auth/person'
import { requireStaff } from '#lib/auth/require-staff'
import type { Messages } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { getSiteContent } from '#lib/content/current-content'
import { openDesk, wordOfLead, type Desk, type DeskLead, type LeadState } from '#lib/desk/caller'
import { defaultLocale, isLocale, localeDetails, localeKey, type Locale } from '#lib/i18n/locales'
import type { Lead } from '#lib/leads/lead'
import { findOrder, ordersIn } from '#lib/orders'
import { getKyivDay } from '#lib/time/kyiv-time'

export async function deskLocale(): Promise<Locale> {
  const chosen = (await cookies()).get(localeKey)?.value
  return isLocale(chosen) ? chosen : defaultLocale
}

/** Texts of the desk: `const t = await deskWords('Staff')`. */
export async function deskWords(namespace: 'Staff') {
  return getTranslations({ locale: localeDetails[await deskLocale()].tag, namespace })
}

export type Words = Awaited<ReturnType<typeof deskWords>>

/** Texts of a group as they stand, for what is drawn in the browser. */
export const textsOf = <Group extends 'passkey' | 'queue'>(t: Words, group: Group) =>
  t.raw(group as 'name') as Messages['Staff'][Group]

export const editorTexts = <Group extends 'autosave' | 'tools'>(t: Words, group: Group) =>
  t.raw(`content.${group}` as 'name') as Messages['Staff']['content'][Group]

/** What stands under a key that ends with a code; a code without words is shown as it is. */
export function wordOf(t: Words, key: string): string {
  return t.has(key as 'name') ? t(key as 'name') : key.replace(/.*\./, '')
}

/** Those of several texts that are there, in one line. */
export const joined = (...texts: (string | false | null | undefined)[]): string =>
  texts.filter(Boolean).join(', ')

const time = {
  timeZone: 'Europe/Kyiv',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
const day = { day: 'numeric', month: 'short' } as const

/** A format for days and times, in a day's order as in Britain. */
export function dateFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : localeDetails[locale].tag, options)
}

/** Writes ISO times on a clock of Kyiv: `14:05` today, otherwise with the day, in another year with that. */
function shortTimes(locale: Locale, now: Date): (iso: string | null | undefined) => string {
  const today = getKyivDay(now)
  const ofToday = dateFormat(locale, time)
  const ofThisYear = dateFormat(locale, { ...time, ...day, weekday: 'short' })
  const ofOtherYears = dateFormat(locale, { ...time, ...day, year: 'numeric' })
  return (iso) => {
    if (!iso) return ''
    const at = new Date(iso)
    const isThisYear = getKyivDay(at).startsWith(today.slice(0, 4))
    return (getKyivDay(at) === today ? ofToday : isThisYear ? ofThisYear : ofOtherYears).format(at)
  }
}

const adNames = {
  gclid: 'Google Ads',
  gbraid: 'Google Ads',
  wbraid: 'Google Ads',
  fbclid: 'Facebook',
} as const

/** A page begins with it: who is signed in and has the role, the desk, and what it says to them. */
export async function openPage(role?: Role) {
  return leadWords(await requireStaff(role), await openDesk())
}

export async function leadWords(person: Person, desk: Desk) {
  const [t, locale, names] = [
    await deskWords('Staff'),
    await deskLocale(),
    await findStaffNames(person, desk.db),
  ]
  const at = shortTimes(locale, desk.now)
  const named = (group: string) => (code: string | null | undefined) =>
    code ? wordOf(t, `${group}.${code}`) : ''
  const reasonName = named('reasons')
  return {
    t,
    locale,
    at,
    person,
    desk,
    name: (id: string | null) =>
      id === null ? t('lead.site') : (names.get(id) ?? t('lead.somebody')),
    action: named('audit.actions'),
    kind: named('visit.kinds'),
    reason: reasonName,
    minutes: (count: number) =>
      t('row.minutes', { hours: Math.floor(count / 60), minutes: count % 60 }),
    order: (code: string | null) =>
      code === null || code === ''
        ? t('lead.noOrder')
        : (findOrder(code)?.label[locale] ?? t('lead.otherOrder')),
    orders: ordersIn(locale).map(({ code, label }) => ({ value: code, label })),
    doctor: (id: string | null) =>
      id === null
        ? ''
        : (getSiteContent().doctors.find((each) => each.id === id)?.name[locale] ?? id),
    /** Where the visitor came from: the link's own word, otherwise who gave its click id, or the site it stood on. */
    source: ({ lastTouch, referrer }: Lead) => {
      const clicked = Object.entries(adNames).find(([id]) => lastTouch[id] !== undefined)?.[1]
      const word = lastTouch['utm_source']
      if (word !== undefined) return wordOf(t, `add.sources.${word}`)
      return clicked ?? (referrer && URL.parse(referrer)?.hostname) ?? t('lead.direct')
    },
    /** Where a lead stands, with its time or reason. */
    state: (lead: LeadState) => {
      const { dueAt, reason, appointmentAt, attempts } = lead
      const code = wordOfLead(lead)
      const details = {
        new: '',
        later: at(dueAt),
        noAnswer: t('row.attempt', { count: String(attempts), time: at(dueAt) }),
        booked: at(appointmentAt),
        closed: reasonName(reason),
        spam: '',
      }
      return { code, word: t(`statuses.${code}`), detail: details[code] }
    },
  }
}

export type LeadWords = Awaited<ReturnType<typeof leadWords>>

/** What a table of leads for people says in each column, in the language of the desk. */
export function csvColumns({ t, locale, minutes, order, source, state, ...words }: LeadWords) {
  const full = dateFormat(locale, { ...time, day: '2-digit', month: '2-digit', year: 'numeric' })
  const when = (iso: string | null) =>
    iso === null ? '' : full.format(new Date(iso)).replace(',', '')
  return {
    [t('csv.number')]: ({ number }) => String(number),
    [t('lead.came')]: ({ createdAt }) => when(createdAt),
    [t('lead.name')]: ({ name }) => name,
    [t('lead.phone')]: ({ phone }) => phone,
    [t('lead.phoneNote')]: ({ phoneNote }) => phoneNote ?? '',
    [t('lead.order')]: (lead) => order(lead.order),
    [t('lead.language')]: ({ language }) => localeDetails[language].name,
    [t('lead.page')]: ({ page }) => page ?? '',
    [t('lead.source')]: (lead) => source(lead),
    [t('lead.campaign')]: ({ lastTouch }) => lastTouch['utm_campaign'] ?? '',
    [t('list.status')]: (lead) => state(lead).word,
    [t('csv.reason')]: ({ reason }) => words.reason(reason),
    [t('csv.due')]: ({ dueAt }) => when(dueAt),
    [t('csv.attempts')]: ({ attempts }) => String(attempts),
    [t('csv.firstCall')]: ({ firstCallMinutes }) =>
      firstCallMinutes === null ? '' : minutes(firstCallMinutes),
    [t('csv.visit')]: ({ appointmentAt }) => when(appointmentAt),
    [t('visit.kind')]: ({ appointmentKind }) => words.kind(appointmentKind),
    [t('visit.doctor')]: ({ appointmentDoctor }) => words.doctor(appointmentDoctor),
    [t('lead.consent')]: ({ consentAt, consentVersion }) =>
      t('lead.consentOf', { time: when(consentAt), version: consentVersion }),
  } satisfies Record<string, (lead: DeskLead) => string>
}
