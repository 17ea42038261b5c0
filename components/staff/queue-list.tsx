import { DeskLink } from '#components/staff/field'
import { LeadPanel } from '#components/staff/lead-panel'
import { toRow, type LeadWords } from '#components/staff/lead-words'
import { content } from '#lib/content/content'
import { besideQueue, deskPath, leadPath } from '#lib/auth/paths'
import type { Desk } from '#lib/desk/entry'
import { goalMinutes } from '#lib/desk/goal'
import { queue, type LeadView } from '#lib/desk/lists'
import { deskLocale, deskWords } from '#lib/desk/words'
import { localeDetails } from '#lib/i18n/locales'
import { nextCall, weekday } from '#lib/time/next-call'
import { isOpenAt } from '#lib/time/opening-minutes'

/**
 * Whom to call, in words; `newest` and `at` are what to ask for news with.
 * @param since highest number and ISO time that somebody has seen; `news` says what came since, or ''
 */
export async function queueList(words: LeadWords, desk: Desk, since?: { number: number; at: string }) {
  const { t, person } = words
  const { lines, more, fresh, due } = await queue(person, desk, since)
  const rowsOf = (isNew: boolean) =>
    lines
      .filter(({ entry }) => (entry.status === 'new') === isNew)
      .map((line) => toRow({ ...line, same: line.samePhone.length, href: besideQueue(line.entry.number) }, words))
  return {
    callbacks: rowsOf(false),
    fresh: rowsOf(true),
    more: more > 0 ? t('queue.more', { count: more }) : '',
    newest: Math.max(since?.number ?? 0, ...lines.map(({ entry }) => entry.number)),
    at: desk.now.toISOString(),
    news: fresh + due > 0 ? t('queue.news', { fresh, due }) : '',
  }
}

export type QueueList = Awaited<ReturnType<typeof queueList>>

export async function queueTexts() {
  const t = await deskWords('Staff')
  return {
    callbacks: t('queue.callbacks'),
    fresh: t('queue.fresh'),
    signedOut: t('queue.signedOut'),
    away: t('queue.away'),
    wait: t('queue.wait', { goal: String(goalMinutes) }),
    who: t('queue.who'),
    order: t('lead.order'),
    source: t('lead.source'),
    state: t('list.status'),
  }
}

export type QueueTexts = Awaited<ReturnType<typeof queueTexts>>

type QueuePanelProps = {
  number: number
  view: LeadView | null
  words: LeadWords
  numbers: readonly number[]
}

export function QueuePanel({ number, view, words, numbers }: QueuePanelProps) {
  const { t } = words
  const place = numbers.indexOf(number) + 1
  return (
    <article className="desk-panel" aria-label={t('lead.title', { number: String(number) })}>
      <p className="desk-back">
        <DeskLink href={deskPath}>{t('toQueue')}</DeskLink>
        {place > 0 && <span>{t('queue.place', { place: String(place), count: String(numbers.length) })}</span>}
        <DeskLink href={leadPath(number)}>{t('lead.everything')}</DeskLink>
      </p>
      {view ? (
        <LeadPanel view={view} words={words} to={besideQueue(number)} next={deskPath} />
      ) : (
        <p>{t('said.gone', { number: String(number) })}</p>
      )}
    </article>
  )
}

export async function NobodyWaits({ now }: { now: Date }) {
  const [t, locale] = [await deskWords('Staff'), await deskLocale()]
  const { day, time } = nextCall(now, content.clinic.hours)
  return (
    <div className="desk-empty">
      <p>
        <b>{t('queue.empty')}</b>
      </p>
      <p>
        {isOpenAt(now, content.clinic.hours)
          ? t('queue.emptyOpen')
          : t('queue.emptyClosed', { day: weekday(localeDetails[locale].tag, day), time })}
      </p>
    </div>
  )
}
