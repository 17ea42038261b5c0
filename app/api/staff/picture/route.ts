import { createSameOriginPost } from '#lib/auth/same-origin-post'
import { answerOr401 } from '#lib/auth/unauthorized-401'
import { respondJson } from '#lib/auth/responses'
import { addPicture } from '#lib/editing/add-picture'
import { readBytes } from '#lib/request/request'

const maxBytes = 10 * 1024 * 1024

const statusOfProblem = { tooLarge: 413, noPicture: 422, cannot: 422, busy: 503 } as const

/** Saves an uploaded picture. Responds with the name of the picture or the key of a problem. */
export const POST = createSameOriginPost((request, db) =>
  answerOr401('editor', async (person) => {
    const result = await addPicture(person, db, () => readBytes(request, maxBytes), new Date())
    return respondJson(result, 'problem' in result ? statusOfProblem[result.problem] : 200)
  }),
)
