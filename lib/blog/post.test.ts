import { isSlug, lastModified, postVersion } from '#lib/blog/post'

const slugs = ['DASH-diet', 'antiage', 'що-їсти', 'a&b <ї>', 'v2.0', '...', '😀', 'a'.repeat(200)]

describe('isSlug', () => {
  it.each(slugs)('takes %j', (text) => {
    expect(isSlug(text)).toBe(true)
  })

  it.each([
    ...['', ' ', 'a ', '.', '..', 'a/b', '../a', 'a\\b', 'a?b', 'a#b', '%', 'a%2fb', 'a\nb', 'a\u0000', '\u007f'],
    ...['half \ud83d', '\udc00', 'turned \u202e', 'zero\u200bwidth', '\ufeff', 'a'.repeat(201), 'a'.repeat(10_240)],
  ])('takes no %j', (text) => {
    expect(isSlug(text)).toBe(false)
  })
})

it.each([
  [{ published: '2026-03-01' }, '2026-03-01'],
  [{ published: '2026-03-01', updated: '2026-11-22' }, '2026-11-22'],
  [{ published: '2026-03-01', updated: '2026-11-22', reviewed: '2026-12-01' }, '2026-12-01'],
  [{ published: '2026-03-01', updated: '2026-11-22', reviewed: '2026-11-12' }, '2026-11-22'],
  [{}, undefined],
])('the latest of the days of %j is %s', (post, day) => {
  expect(lastModified(post)).toBe(day)
})

const post = {
  title: 'A',
  excerpt: 'E',
  cover: '/covers/post-1.svg',
  body: '<p>B</p>',
  readingMinutes: 1,
  published: '2026-01-01',
}

it('is another whenever anything that is drawn is', () => {
  const days = [{ published: undefined }, { updated: '2026-01-02' }, { reviewed: '2026-01-02' }]
  const changes = [{}, { title: 'C' }, { excerpt: 'C' }, { body: '<p>C</p>' }, ...days]
  const versions = changes.map((change) => postVersion({ ...post, ...change }))
  expect(new Set(versions).size).toBe(changes.length)
  expect(versions[0]).toBe(postVersion({ ...post }))
})
