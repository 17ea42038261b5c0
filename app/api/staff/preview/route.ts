import { draftMode } from 'next/headers'
import { answerStaff } from '#lib/auth/require-staff'
import { json } from '#lib/auth/responses'

/** Turns on draft mode for who edits: asked by the server alone, which learns by it how this build says so. */
export const GET = () =>
  answerStaff('editor', async ({ id }) => {
    ;(await draftMode()).enable()
    return json({ id })
  })
