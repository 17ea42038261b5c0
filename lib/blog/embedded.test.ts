import { confirmedReview, embedded } from '#lib/blog/embedded'
import { content } from '#lib/content/content'
import { locales } from '#lib/i18n/locales'

const review = { reviewer: 'doctor-2', reviewed: '2026-12-10' }

describe('confirmedReview', () => {
  it('is told when its doctor confirmed before it', () => {
    expect(confirmedReview(review, [{ id: 'doctor-2', confirmedOn: '2026-12-10' }])).toEqual(review)
  })

  it.each([
    ['nobody has confirmed', []],
    ['another doctor has', [{ id: 'doctor-1', confirmedOn: '2026-12-01' } as const]],
    ['the doctor agreed only after it', [{ id: 'doctor-2', confirmedOn: '2026-12-11' } as const]],
  ])('is not told when %s', (_what, confirmed) => {
    expect(confirmedReview(review, confirmed)).toEqual({})
  })
})

it.each(locales)('no article in %s tells of a review that nobody has confirmed', async (locale) => {
  const slugs = (await embedded.all(locale)).map(({ slug }) => slug)
  expect(slugs.length).toBeGreaterThan(0)
  for (const slug of slugs) {
    const article = content.article(slug)
    const { reviewer, reviewed } = article ? confirmedReview(article) : {}
    const post = await embedded.post({ locale, slug })
    expect([slug, post?.reviewer, post?.reviewed]).toEqual([slug, reviewer, reviewed])
  }
})
