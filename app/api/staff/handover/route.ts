import { toReturnPath } from '#lib/auth/desk-paths'
import { redirectAfterPost } from '#lib/auth/responses'
import { createDeskPost } from '#lib/desk/desk-post'
import { saveHandoverNote } from '#lib/desk/handover/handover-note'

/**
 * Saves the note for the next shift (`HandoverNote`). A colleague may have changed the note since
 * the form was opened. If so, the next page shows the typed text beside the colleague's note.
 */
export const POST = createDeskPost(async (person, { desk, getField, redirectWithFlash }) => {
  const text = getField('text')
  const result = await saveHandoverNote(person, desk, getField('version'), text)
  if (result === 'conflict') return redirectWithFlash({ said: 'handover', text })
  return redirectAfterPost(toReturnPath(getField('to')))
})
