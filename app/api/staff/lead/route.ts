import { act, claim, note, undo, visitKinds, type Action, type ChangeResult } from '#lib/desk/actions'
import { closeReasons } from '#lib/desk/caller'
import { deskPost } from '#lib/desk/post'
import { json } from '#lib/auth/responses'
import { doctorNames } from '#lib/desk/words'
import { atKyiv } from '#lib/time/kyiv-time'

/** The day and time of a form's field, on a clock of Kyiv; an invalid date for none. */
function timeOf(text: string): Date {
  const [day = '', time = ''] = text.split('T')
  return atKyiv(day, time) ?? new Date(NaN)
}

/** What a button says became of a call: `noAnswer`, `closed=declined`, `later=2026-11-23T07:00:00.000Z`, `reopened=12`. */
function actionOf(kind: string, detail: string, form: URLSearchParams): Action | null {
  const field = (name: string) => form.get(name) ?? ''
  const of = (detail === '' || kind === 'closed' ? form.getAll('of') : [detail]).map(Number)
  switch (kind) {
    case 'noAnswer':
    case 'spam':
    case 'notSpam':
      return { kind }
    case 'later':
      return { kind, dueAt: detail === '' ? timeOf(field('time')) : new Date(detail) }
    case 'booked': {
      const visitKind = visitKinds.find((known) => known === field('kind'))
      const doctor = doctorNames('en').has(field('doctor')) ? field('doctor') : null
      return visitKind ? { kind, of, visit: { at: timeOf(field('visit')), kind: visitKind, doctor } } : null
    }
    case 'closed': {
      const reason = closeReasons.find((known) => known === detail)
      return reason === undefined ? null : { kind, reason, of }
    }
    case 'cancelled':
    case 'reopened':
      return { kind, of }
    default:
      return null
  }
}

/** Whatever is done about one caller. A note that was typed is kept whatever becomes of the rest. */
export const POST = deskPost(async (person, { field, form, desk, say }) => {
  const [number, version] = [Number(field('number')), Number(field('version'))]
  const [kind = '', detail = ''] = field('do').split('=')
  const isSure = field('sure') !== ''
  const noted = field('note').trim() === '' ? null : await note(person, desk, number, field('note'))
  const change = async (): Promise<ChangeResult> => {
    if (kind === 'note') return noted ?? { kind: 'invalid' }
    if (kind === 'claim' || kind === 'release') return claim(person, desk, number, kind, isSure)
    if (kind === 'undo') return undo(person, desk, number, Number(detail))
    const action = actionOf(kind, detail, form)
    return action ? act(person, desk, number, version, action, isSure) : { kind: 'invalid' }
  }
  const result = await change()
  // The press on «Call» asks by script.
  if (field('as') === 'json') return json(result)
  const { kind: said, ...rest } = result
  const fields = [...form].filter(([name]) => name !== 'note')
  return say({ said, number, action: kind, ...rest, ...(said === 'ask' && { fields }) })
})
