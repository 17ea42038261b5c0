import { createSameOriginPost } from '#lib/auth/same-origin-post'
import { answerOr401 } from '#lib/auth/unauthorized-401'
import { respondJson } from '#lib/auth/responses'
import { addPicture } from '#lib/editing/pictures'
import { readBytes } from '#lib/request/request'

const maxBytes = 10 * 1024 * 1024

const statuses = { tooLarge: 413, noPicture: 422, cannot: 422, busy: 503 } as const

/** Keeps the picture that is sent, and answers with its name. */
export const POST = createSameOriginPost((request, db) =>
  answerOr401('editor', async (person) => {
    const added = await addPicture(person, db, () => readBytes(request, maxBytes), new Date())
    return respondJson(added, 'problem' in added ? statuses[added.problem] : 200)
  }),
)
