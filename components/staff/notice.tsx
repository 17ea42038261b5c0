import { DeskForm, DoButton } from '#components/staff/field'
import { wordOf, type LeadWords } from '#components/staff/lead-words'
import { actions, isOutcome } from '#lib/desk/actions'
import { latestOutcome } from '#lib/desk/change'
import type { LeadView } from '#lib/desk/lists'
import { deskWords } from '#lib/desk/words'

type NoticeProps = {
  params: Readonly<Record<string, string | string[] | undefined>>
  view: LeadView | null
  words: LeadWords
  /** Page that shows the lead a notice is about, once its outcome is undone. */
  toLead: (number: number) => string
}

const problems = ['conflict', 'invalid', 'gone', 'unsure', 'failed'] as const

export async function Notice({ params, view, words: { at, name, person }, toLead }: NoticeProps) {
  const t = await deskWords('Staff')
  const { said, did } = params
  const number = Number(params['about'])
  if (said === undefined || !Number.isSafeInteger(number)) return null
  const latest = view?.entry.number === number ? latestOutcome(view.events) : undefined
  // A button that was pressed twice: the first press has done it.
  const isTwice = said === 'conflict' && latest?.staffId === person.id && latest.action === did
  const action = isTwice ? latest.action : actions.find((each) => each === said)
  const problem = isTwice ? undefined : problems.find((each) => each === said)
  if (problem) {
    const claim = view?.entry.claim
    const because =
      claim && claim.by !== person.id
        ? t('said.claimed', { name: name(claim.by), time: at(claim.until) })
        : latest &&
          t('said.changed', {
            name: name(latest.staffId),
            action: wordOf(t, `audit.actions.${latest.action}`),
            time: at(latest.at),
          })
    return (
      <p role="alert" className="desk-notice is-conflict">
        {t(`said.${problem}`, { number: String(number) })} {problem === 'conflict' && because}
      </p>
    )
  }
  if (said === 'erased')
    return (
      <p role="status" className="desk-notice">
        {t('said.erased', { number: String(number), leads: Number(params['leads']) })}
      </p>
    )
  if (action === undefined) return null
  const version = String(isTwice ? view?.entry.version : (params['version'] ?? ''))
  return (
    <div role="status" className="desk-notice">
      <p>{t('said.done', { number: String(number), action: wordOf(t, `audit.actions.${action}`) })}</p>
      {isOutcome(action) && (
        <DeskForm
          action="/api/staff/lead"
          fields={{ number: String(number), version, to: toLead(number), next: toLead(number) }}
        >
          <DoButton what="undo" hotkey="u" />
        </DeskForm>
      )}
    </div>
  )
}
