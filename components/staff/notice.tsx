import { DeskForm } from '#components/staff/desk-form'
import { wordOf, type LeadWords } from '#components/staff/lead-words'
import { isOutcome, outcomes } from '#lib/leads/desk/act'
import { latestOutcome } from '#lib/leads/desk/event'
import type { LeadView } from '#lib/leads/desk/view'
import { deskWords } from '#lib/staff/words'

type NoticeProps = {
  params: Readonly<Record<string, string | string[] | undefined>>
  /** The lead that the page shows. */
  view: LeadView | null
  words: LeadWords
  /** Page that shows the lead a notice is about, once its outcome is undone. */
  toLead: (number: number) => string
}

/** What the last post has done, with a way to undo it, or why it has done nothing. */
export async function Notice({ params, view, words: { at, name, person }, toLead }: NoticeProps) {
  const t = await deskWords('Staff')
  const [said, about] = [String(params['said'] ?? ''), Number(params['about'])]
  if (said === '' || !Number.isSafeInteger(about)) return null
  const done = (action: string, version: string) => (
    <div role="status" className="desk-notice">
      <p>{t('said.done', { number: about, action: wordOf(t, `audit.actions.${action}`) })}</p>
      {isOutcome(action) && (
        <DeskForm
          action="/api/staff/lead"
          fields={{ number: String(about), version, do: 'undo', to: toLead(about), next: toLead(about) }}
        >
          <button className="desk-button is-quiet" data-key="u">
            {t('do.undo')} <kbd>u</kbd>
          </button>
        </DeskForm>
      )}
    </div>
  )
  if (said === 'erased')
    return (
      <p role="status" className="desk-notice">
        {t('said.erased', { number: about, leads: Number(params['leads']), remains: Number(params['remains']) })}
      </p>
    )
  const latest = view?.entry.number === about ? latestOutcome(view.events) : undefined
  // A button that was pressed twice: the first press has done it.
  if (said === 'conflict' && view && latest?.staffId === person.id && latest.action === params['did'])
    return done(latest.action, String(view.entry.version))
  if (said === 'conflict')
    return (
      <p role="alert" className="desk-notice is-conflict">
        {t('said.conflict', { number: about })}{' '}
        {view?.entry.claim && view.entry.claim.by !== person.id
          ? t('said.claimed', { name: name(view.entry.claim.by), time: at(view.entry.claim.until) })
          : latest &&
            t('said.changed', {
              name: name(latest.staffId),
              action: wordOf(t, `audit.actions.${latest.action}`),
              time: at(latest.at),
            })}
      </p>
    )
  const problem = problems.find((each) => each === said)
  if (problem)
    return (
      <p role="alert" className="desk-notice is-conflict">
        {t(`said.${problem}`, { number: about })}
      </p>
    )
  const action = [...outcomes, ...others].find((each) => each === said)
  return action === undefined ? null : done(action, String(params['version'] ?? ''))
}

const others = ['claim', 'release', 'note', 'undo', 'tryAgain', 'hold'] as const
const problems = ['invalid', 'gone', 'unsure', 'failed'] as const
