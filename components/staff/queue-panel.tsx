import { LeadPanel } from '#components/staff/lead-panel'
import type { LeadWords } from '#components/staff/lead-words'
import type { LeadView } from '#lib/desk/view'
import { besideQueue, deskPath, leadPath } from '#lib/auth/paths'
import { deskWords } from '#lib/desk/words'

type QueuePanelProps = {
  number: number
  /** Null when no lead has the number. */
  view: LeadView | null
  words: LeadWords
  /** Numbers of the queue, in order. */
  numbers: readonly number[]
}

/** One lead beside the queue, or in its place on a phone. */
export async function QueuePanel({ number, view, words, numbers }: QueuePanelProps) {
  const t = await deskWords('Staff')
  const place = numbers.indexOf(number) + 1
  return (
    <article className="desk-panel" aria-label={t('lead.title', { number: String(number) })}>
      <p className="desk-back">
        <a className="desk-link" href={deskPath}>
          {t('toQueue')}
        </a>
        {place > 0 && <span>{t('queue.place', { place: String(place), count: String(numbers.length) })}</span>}
        <a className="desk-link" href={leadPath(number)}>
          {t('lead.everything')}
        </a>
      </p>
      {view ? (
        <LeadPanel view={view} words={words} to={besideQueue(number)} next={deskPath} />
      ) : (
        <p>{t('said.gone', { number: String(number) })}</p>
      )}
    </article>
  )
}
