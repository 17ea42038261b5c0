import { getSiteContent } from '#lib/content/current-content'
import type { Documents } from '#lib/content/schemas/documents'
import type { Localized } from '#lib/content/localized'

export type Author = { name: Localized; role: Localized }

/** Finds an author or a doctor by id. Returns null when no author and no doctor has the id. */
export function findAuthor(id: string | undefined): Author | null {
  const author = getSiteContent().people.authors.find((each) => each.id === id)
  if (author) return author
  const doctor = getSiteContent().doctors.find((each) => each.id === id)
  return doctor ? { name: doctor.name, role: doctor.profession } : null
}

type MedicalReview = { reviewer: string; reviewed: string }

/**
 * Returns the reviewer and the day of an article's medical review, or an empty object when pages
 * must not show the review. Pages show a review only when the reviewer agreed to be named before
 * the review or on the same day (decisions, "Honesty").
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
