import { findConfirmedReview } from '#lib/blog/article-people'

const review = { reviewer: 'doctor-2', reviewed: '2026-12-10' }

describe('findConfirmedReview', () => {
  it('shows the review of a doctor who agreed on or before the day of the review', () => {
    expect(findConfirmedReview(review, [{ id: 'doctor-2', confirmedOn: '2026-12-10' }])).toEqual(
      review,
    )
  })

  it.each([
    ['nobody has agreed', []],
    ['only another doctor has agreed', [{ id: 'doctor-1', confirmedOn: '2026-12-01' } as const]],
    [
      'the doctor agreed after the review',
      [{ id: 'doctor-2', confirmedOn: '2026-12-11' } as const],
    ],
  ])('hides a review when %s', (_name, confirmed) => {
    expect(findConfirmedReview(review, confirmed)).toEqual({})
  })
})
