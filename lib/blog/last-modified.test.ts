import { lastModified } from '#lib/blog/last-modified'

it.each([
  [{ published: '2026-03-01' }, '2026-03-01'],
  [{ published: '2026-03-01', updated: '2026-11-22' }, '2026-11-22'],
  [{ published: '2026-03-01', updated: '2026-11-22', reviewed: '2026-12-01' }, '2026-12-01'],
  [{ published: '2026-03-01', updated: '2026-11-22', reviewed: '2026-11-12' }, '2026-11-22'],
  [{}, undefined],
])('the latest of the days of %j is %s', (post, day) => {
  expect(lastModified(post)).toBe(day)
})
