import { draftMode } from 'next/headers'
import type { NextResponse } from 'next/server'
import { answerOr401 } from '#lib/auth/unauthorized-401'
import { respondJson } from '#lib/auth/responses'

/**
 * Turns on draft mode for an editor. Only the site's own server (`lib/server`) requests this route.
 * From the cookie of the response the server learns the draft-mode secret of the running build.
 */
export function GET(): Promise<NextResponse> {
  return answerOr401('editor', async ({ id }) => {
    const draft = await draftMode()
    draft.enable()
    return respondJson({ id })
  })
}
