import { contentIn, getSiteContent } from '#lib/content/current-content'
import type { Documents } from '#lib/content/schemas/documents'
import type { Locale } from '#lib/i18n/locales'

export type Author = { name: string; role: string }

/** Finds a doctor or an author by id. Returns null for an unknown id. */
export function findAuthor(id: string | undefined, locale: Locale): Author | null {
  const { doctors, people } = contentIn(locale)
  const doctor = doctors.find((each) => each.id === id)
  if (doctor) return { name: doctor.name, role: doctor.profession }
  return people.authors.find((each) => each.id === id) ?? null
}

type MedicalReview = { reviewer: string; reviewed: string }

/**
 * Returns the reviewer and the day of an article's medical review. Returns an empty object unless
 * the reviewer had agreed by that day to be named (decisions, "Honesty").
 */
export function findConfirmedReview(
  { reviewer, reviewed }: MedicalReview,
  confirmed: Documents['people']['reviewers'] = getSiteContent().people.reviewers,
): Partial<MedicalReview> {
  const isConfirmed = confirmed.some(
    ({ id, confirmedOn }) => id === reviewer && confirmedOn <= reviewed,
  )
  return isConfirmed ? { reviewer, reviewed } : {}
}
