import { hasRole } from '#lib/auth/person'
import { openPost } from '#lib/auth/post'
import { currentStaff } from '#lib/auth/require-staff'
import { json, refuse } from '#lib/auth/responses'
import { addPicture, maxPictureBytes } from '#lib/desk/content/pictures'

/** Keeps the picture that is sent, and answers with its name. */
export const POST = openPost(async (request, db) => {
  const person = await currentStaff()
  if (!person) return refuse(401, 'signed-out')
  if (!hasRole(person, 'editor')) return refuse(403, 'forbidden', {}, person.id)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > maxPictureBytes) return json({ problem: 'tooLarge' }, 413)
    chunks.push(chunk)
  }
  const name = await addPicture(person, db, Buffer.concat(chunks), new Date())
  return name.includes('.') ? json({ name }) : json({ problem: name }, 422)
})
