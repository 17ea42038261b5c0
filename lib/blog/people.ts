import { doctors } from '#content/doctors'
import { authors } from '#content/people'
import type { Localized } from '#content/types'

export type Person = { name: Localized; role: Localized }

/** The author or doctor with this id; null when an article names nobody we know. */
export function findPerson(id: string | undefined): Person | null {
  const author = authors.find((each) => each.id === id)
  if (author) return author
  const doctor = doctors.find((each) => each.id === id)
  return doctor ? { name: doctor.name, role: doctor.profession } : null
}
