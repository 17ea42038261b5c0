import { openPost } from '#lib/auth/post'
import { answerStaff } from '#lib/auth/require-staff'
import { json } from '#lib/auth/responses'
import { addPicture } from '#lib/editing/pictures'
import { readBytes } from '#lib/request/request'

const maxBytes = 10 * 1024 * 1024

const statuses = { tooLarge: 413, noPicture: 422, cannot: 422, busy: 503 } as const

/** Keeps the picture that is sent, and answers with its name. */
export const POST = openPost((request, db) =>
  answerStaff('editor', async (person) => {
    const added = await addPicture(person, db, () => readBytes(request, maxBytes), new Date())
    return json(added, 'problem' in added ? statuses[added.problem] : 200)
  }),
)
