import { describeUnpublished } from '#lib/blog/is-published'
import { formatDay } from '#lib/i18n/format'
import { locales } from '#lib/i18n/locales'

const facts = { draft: false, published: '2026-12-01' }

it.each(locales)('marks an unpublished article in %s as a draft, or with its day', (locale) => {
  const scheduled = describeUnpublished(locale, facts)
  expect(scheduled).toContain(formatDay(locale, '2026-12-01'))
  const draft = describeUnpublished(locale, { ...facts, draft: true })
  expect(draft).not.toBe(scheduled)
  expect(draft).not.toContain('{')
})
