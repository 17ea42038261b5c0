import { toRow, type LeadWords } from '#components/staff/lead-words'
import type { LeadRow } from '#components/staff/lead-rows'
import type { Desk } from '#lib/leads/desk/desk'
import { goalMinutes } from '#lib/leads/desk/goal'
import { queue } from '#lib/leads/desk/queue'
import { deskWords } from '#lib/staff/words'

/** The queue in words. `newest` and `at` are what to ask for news with; `news` says what came since, or ''. */
export type QueueList = {
  callbacks: LeadRow[]
  fresh: LeadRow[]
  more: string
  newest: number
  at: string
  count: number
  news: string
}

/**
 * Whom to call.
 * @param since highest number and ISO time that somebody has seen
 */
export async function queueList(
  words: LeadWords,
  desk: Desk,
  since?: { number: number; at: string },
): Promise<QueueList> {
  const { lines, more, fresh, due } = await queue(words.person, desk, since)
  const t = await deskWords('Staff')
  const rows = lines.map((line) => ({
    isNew: line.entry.status === 'new',
    row: toRow({ ...line, same: line.samePhone.length, href: `/staff?lead=${line.entry.number}` }, words),
  }))
  return {
    callbacks: rows.filter(({ isNew }) => !isNew).map(({ row }) => row),
    fresh: rows.filter(({ isNew }) => isNew).map(({ row }) => row),
    more: more > 0 ? t('queue.more', { count: more }) : '',
    newest: Math.max(since?.number ?? 0, ...lines.map(({ entry }) => entry.number)),
    at: desk.now.toISOString(),
    count: lines.length + more,
    news: fresh + due > 0 ? t('queue.news', { fresh, due }) : '',
  }
}

/** Texts of the queue that stay. */
export async function queueTexts() {
  const t = await deskWords('Staff')
  return {
    callbacks: t('queue.callbacks'),
    fresh: t('queue.fresh'),
    signedOut: t('queue.signedOut'),
    away: t('queue.away'),
    wait: t('queue.wait', { goal: goalMinutes }),
    who: t('queue.who'),
    order: t('lead.order'),
    source: t('lead.source'),
    state: t('list.status'),
  }
}
