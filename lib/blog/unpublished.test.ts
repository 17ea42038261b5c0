import { isPublished, unpublishedMark } from '#lib/blog/unpublished'
import { formatDay } from '#lib/text/format'
import { locales } from '#lib/i18n/locales'

const head = { draft: false, published: '2026-12-01' }

it('readers have an article from its day on, and never a draft', () => {
  expect(isPublished(head, '2026-11-30')).toBe(false)
  expect(isPublished(head, '2026-12-01')).toBe(true)
  expect(isPublished(head, '2027-01-01')).toBe(true)
  expect(isPublished({ ...head, draft: true }, '2027-01-01')).toBe(false)
})

it.each(locales)('the preview says in %s which of them an article is', async (locale) => {
  const scheduled = await unpublishedMark(locale, head)
  expect(scheduled).toContain(formatDay(locale, '2026-12-01'))
  const draft = await unpublishedMark(locale, { ...head, draft: true })
  expect(draft).not.toBe(scheduled)
  expect(draft).not.toContain('{')
})
