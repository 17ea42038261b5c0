import { reviewers, type Reviewer } from '#content/people'

/** What an article's file says of its review. */
type Review = { reviewer: string; reviewed: string }

/** The review as readers may be told of it; empty when no doctor has confirmed it. */
export function confirmedReview(
  { reviewer, reviewed }: Review,
  confirmed: readonly Reviewer[] = reviewers,
): Partial<Review> {
  const isConfirmed = confirmed.some(({ id, confirmedOn }) => id === reviewer && confirmedOn <= reviewed)
  return isConfirmed ? { reviewer, reviewed } : {}
}
