import { hasRole } from '#lib/auth/person'
import { openPost } from '#lib/auth/post'
import { currentStaff } from '#lib/auth/require-staff'
import { json, refuse } from '#lib/auth/responses'
import { addPicture, maxPictureBytes } from '#lib/desk/content/pictures'
import { readBytes } from '#lib/request/request'

/** Keeps the picture that is sent, and answers with its name. */
export const POST = openPost(async (request, db) => {
  const person = await currentStaff()
  if (!person) return refuse(401, 'signed-out')
  if (!hasRole(person, 'editor')) return refuse(403, 'forbidden', {}, person.id)
  const bytes = await readBytes(request, maxPictureBytes)
  if (!bytes) return json({ problem: 'tooLarge' }, 413)
  const name = await addPicture(person, db, bytes, new Date())
  return name.includes('.') ? json({ name }) : json({ problem: name }, 422)
})
