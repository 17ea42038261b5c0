import { findConfirmedReview, describeUnpublished } from '#lib/blog/embedded-posts'
import { locales } from '#lib/i18n/locales'
import { formatDay } from '#lib/i18n/format'

const review = { reviewer: 'doctor-2', reviewed: '2026-12-10' }

describe('confirmedReview', () => {
  it('is told when its doctor confirmed before it', () => {
    expect(findConfirmedReview(review, [{ id: 'doctor-2', confirmedOn: '2026-12-10' }])).toEqual(
      review,
    )
  })

  it.each([
    ['nobody has confirmed', []],
    ['another doctor has', [{ id: 'doctor-1', confirmedOn: '2026-12-01' } as const]],
    ['the doctor agreed only after it', [{ id: 'doctor-2', confirmedOn: '2026-12-11' } as const]],
  ])('is not told when %s', (_what, confirmed) => {
    expect(findConfirmedReview(review, confirmed)).toEqual({})
  })
})

const head = { draft: false, published: '2026-12-01' }

it.each(locales)('the preview says in %s which of them an article is', (locale) => {
  const scheduled = describeUnpublished(locale, head)
  expect(scheduled).toContain(formatDay(locale, '2026-12-01'))
  const draft = describeUnpublished(locale, { ...head, draft: true })
  expect(draft).not.toBe(scheduled)
  expect(draft).not.toContain('{')
})
