import { answerOr401 } from '#lib/auth/unauthorized-401'
import { respondJson } from '#lib/auth/responses'
import { draftMode } from 'next/headers'

/** Turns on draft mode for who edits: asked by the server alone, which learns by it how this build says so. */
export const GET = () =>
  answerOr401('editor', async ({ id }) => {
    ;(await draftMode()).enable()
    return respondJson({ id })
  })
