import { postVersion } from '#lib/blog/post-version'

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
