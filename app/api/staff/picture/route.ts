import { openPost } from '#lib/auth/post'
import { answerStaff } from '#lib/auth/require-staff'
import { json } from '#lib/auth/responses'
import { addPicture, maxPictureBytes } from '#lib/desk/content/pictures'
import { readBytes } from '#lib/request/request'

/** Keeps the picture that is sent, and answers with its name. */
export const POST = openPost((request, db) =>
  answerStaff('editor', async (person) => {
    const bytes = await readBytes(request, maxPictureBytes)
    if (!bytes) return json({ problem: 'tooLarge' }, 413)
    const name = await addPicture(person, db, bytes, new Date())
    return name.includes('.') ? json({ name }) : json({ problem: name }, 422)
  }),
)
