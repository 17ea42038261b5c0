import { toRow, type LeadWords } from '#components/staff/lead-words'
import type { Desk } from '#lib/desk/desk'
import { goalMinutes } from '#lib/desk/goal'
import { queue } from '#lib/desk/queue'
import { besideQueue } from '#lib/auth/paths'
import { deskWords } from '#lib/desk/words'

/**
 * Whom to call, in words; `newest` and `at` are what to ask for news with.
 * @param since highest number and ISO time that somebody has seen; `news` says what came since, or ''
 */
export async function queueList(words: LeadWords, desk: Desk, since?: { number: number; at: string }) {
  const { lines, more, fresh, due } = await queue(words.person, desk, since)
  const t = await deskWords('Staff')
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
