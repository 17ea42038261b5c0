import { confirmedReview, embedded, unpublishedMark } from '#lib/blog/embedded'
import { content } from '#lib/content/content'
import { locales } from '#lib/i18n/locales'
import { formatDay } from '#lib/text/format'

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

const head = { draft: false, published: '2026-12-01' }

it.each(locales)('the preview says in %s which of them an article is', async (locale) => {
  const scheduled = await unpublishedMark(locale, head)
  expect(scheduled).toContain(formatDay(locale, '2026-12-01'))
  const draft = await unpublishedMark(locale, { ...head, draft: true })
  expect(draft).not.toBe(scheduled)
  expect(draft).not.toContain('{')
})
