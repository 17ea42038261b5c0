import type { NextResponse } from 'next/server'
import { z } from 'zod'
import { createSignInPath } from '#lib/auth/desk-paths'
import type { Person } from '#lib/auth/person'
import { redirectAfterPost, respondJson } from '#lib/auth/responses'
import { readAppointmentFields } from '#lib/desk/appointments/appointment-fields'
import { changeAppointment, listAppointmentIds } from '#lib/desk/appointments/change-appointment'
import { addNote } from '#lib/desk/callers/add-note'
import { changeQuestions, type ChangeResult } from '#lib/desk/callers/change-caller'
import { claimCaller } from '#lib/desk/callers/claim-caller'
import { eraseCaller } from '#lib/desk/callers/erase-caller'
import {
  appointmentChangeSchema,
  leadNumbers,
  outcomeSchema,
} from '#lib/desk/callers/outcome-schema'
import { recordCallOutcome } from '#lib/desk/callers/record-outcome'
import { separateLeads } from '#lib/desk/callers/separate-leads'
import { undoOutcome } from '#lib/desk/callers/undo-outcome'
import { uniteCallers } from '#lib/desk/callers/unite-callers'
import { createDeskPost, type PostedForm } from '#lib/desk/desk-post'

/**
 * The changes that staff can make to a caller (all leads with one phone number). The value of the
 * pressed button chooses the change, for example `kind=closed&reason=other`.
 */
const changeSchema = z.discriminatedUnion('kind', [
  outcomeSchema,
  appointmentChangeSchema,
  z.object({ kind: z.literal('note') }),
  z.object({ kind: z.enum(['claim', 'release']) }),
  z.object({ kind: z.literal('undo'), event: z.coerce.number() }),
  z.object({ kind: z.literal('separated'), separate: leadNumbers }),
  z.object({ kind: z.literal('united'), other: z.coerce.number(), otherVersion: z.string() }),
  z.object({ kind: z.literal('erase'), event: z.coerce.number().catch(0) }),
])
type CallerChange = z.output<typeof changeSchema>

/** Changes a caller. A typed note is saved even when the change is refused. */
export const POST = createDeskPost(async (person, posted) => {
  const { form, getField, redirectWithFlash } = posted
  const number = Number(getField('number'))
  const change = readChange(posted)
  if (change?.kind === 'erase' && !person.isRecent)
    return redirectAfterPost(createSignInPath(getField('to')))
  const noteResult = await saveTypedNote(person, posted, number)
  const result = await applyChange(person, posted, number, change, noteResult)
  if (getField('as') === 'json') return respondToScript(result)
  // `ask` means that staff must first confirm the change. The next page posts `fields` again,
  // together with the confirmation (`sure`). The note is left out, because the first request has
  // saved the note.
  const fields = [...form].filter(([name]) => name !== 'note')
  return redirectWithFlash({
    said: 'change',
    number,
    action: change?.kind ?? '',
    concerned: {
      ticked: change && 'of' in change ? change.of : [],
      appointments: change && 'appointment' in change ? listAppointmentIds(change) : [],
    },
    result,
    ...(result.kind !== 'done' && { fields }),
  })
})

/**
 * Reads the fields of the form and the value of the pressed button. The value is a query string in
 * the field `do`. Returns null when a field or the value is invalid.
 */
function readChange({ form, getField }: PostedForm): CallerChange | null {
  const query = new URLSearchParams(getField('do'))
  const pressed = Object.fromEntries(query)
  const { appointment = '' } = pressed
  const values = {
    ...Object.fromEntries(form),
    of: form.getAll('of'),
    separate: form.getAll('separate'),
    ...readAppointmentFields(form, appointment),
    ...pressed,
    also: query.getAll('also'),
    // `of` in a button's value lists lead numbers. These numbers replace the numbers of the leads
    // that are ticked on the card.
    ...(query.has('of') && { of: query.getAll('of') }),
  }
  return changeSchema.safeParse(values).data ?? null
}

async function saveTypedNote(
  person: Person,
  { desk, getField }: PostedForm,
  number: number,
): Promise<ChangeResult> {
  const text = getField('note')
  return text.trim() === '' ? { kind: 'invalid' } : addNote(person, desk, number, text)
}

async function applyChange(
  person: Person,
  { desk, form, getField }: PostedForm,
  number: number,
  change: CallerChange | null,
  noteResult: ChangeResult,
): Promise<ChangeResult> {
  if (!change) return { kind: 'invalid' }
  const confirmed = changeQuestions.filter((question) => form.getAll('sure').includes(question))
  const version = getField('version')
  switch (change.kind) {
    case 'note':
      return noteResult
    case 'erase':
      return eraseCaller(person, desk, number, { version, event: change.event }, confirmed)
    case 'claim':
    case 'release':
      return claimCaller(person, desk, number, change.kind, confirmed)
    case 'undo':
      return undoOutcome(person, desk, number, change.event)
    case 'noAnswer':
    case 'later':
    case 'booked':
    case 'closed':
    case 'reopened':
    case 'spam':
    case 'notSpam':
      return recordCallOutcome(person, desk, number, version, change, confirmed)
    case 'moved':
    case 'came':
    case 'missed':
    case 'cancelledByThem':
    case 'cancelledByUs':
    case 'confirmed':
    case 'notReached':
      return changeAppointment(person, desk, number, version, change, confirmed)
    case 'separated':
      return separateLeads(person, desk, number, version, change.separate)
    case 'united': {
      const other = { number: change.other, version: change.otherVersion }
      return uniteCallers(person, desk, { number, version }, other)
    }
  }
}

/**
 * Responds to the script of the Call button (`claimCall`). The script only needs to know which
 * confirmation the claim needs, so the response omits all other results.
 */
const respondToScript = (result: ChangeResult): NextResponse =>
  respondJson(result.kind === 'ask' ? { question: result.question } : {})
