import { act, claim, deliver, isOutcome, note, undo } from '#lib/desk/actions'
import type { ChangeResult } from '#lib/desk/change'
import { closeReasons, type Desk } from '#lib/desk/entry'
import { atKyiv } from '#lib/time/kyiv-time'
import { tell } from '#lib/auth/paths'
import type { Person } from '#lib/auth/person'
import { deskPost, removeNote } from '#lib/desk/post'
import { seeOther } from '#lib/auth/responses'

type Field = (name: string) => string

/** What a button says that it does: `booked`, `closed=declined`, `later=2026-11-23T07:00:00.000Z`. */
async function change(person: Person, desk: Desk, field: Field): Promise<ChangeResult | null> {
  const [kind = '', detail = ''] = field('do').split('=')
  const [number, version] = [Number(field('number')), Number(field('version'))]
  switch (kind) {
    case 'claim':
    case 'release':
      return claim(person, desk, number, kind)
    case 'undo':
      return undo(person, desk, number, version)
    case 'tryAgain':
    case 'hold':
      return deliver(person, desk, number, kind)
    case 'noAnswer':
    case 'booked':
    case 'spam':
    case 'notSpam':
      return act(person, desk, number, version, { kind })
    case 'later': {
      const [day = '', time = ''] = field('time').split('T')
      const dueAt = detail === '' ? atKyiv(day, time) : new Date(detail)
      return act(person, desk, number, version, { kind, dueAt: dueAt ?? new Date(NaN) })
    }
    case 'closed': {
      const reason = closeReasons.find((known) => known === detail)
      return reason === undefined ? null : act(person, desk, number, version, { kind, reason })
    }
    default:
      return null
  }
}

function pageAfter(kind: string, result: ChangeResult | null, about: number, field: Field): string {
  if (result?.kind === 'gone') return tell(field('next'), { said: 'gone', about })
  if (result?.kind !== 'done') return tell(field('to'), { said: result?.kind ?? 'invalid', about, did: kind })
  return tell(field(isOutcome(kind) ? 'next' : 'to'), { said: kind, about, version: result.entry.version })
}

/** Whatever is done with one lead. A note that was typed is kept whatever becomes of the rest. */
export const POST = deskPost(async (person, { field, desk }) => {
  const about = Number(field('number'))
  const [kind = ''] = field('do').split('=')
  const noted = field('note').trim() === '' ? null : await note(person, desk, about, field('note'))
  const result = kind === 'note' ? noted : await change(person, desk, field)
  const response = seeOther(pageAfter(kind, result, about, field))
  return noted?.kind === 'done' ? removeNote(response) : response
})
