import { z } from 'zod'
import { postCover } from '#lib/figures/covers'
import { parseProviderPage, parseProviderPost } from '#lib/blog/provider-schema'

const summary = {
  id: 1,
  slug: 'a-post',
  title: 'Post',
  excerpt: 'About it',
  published: '2026-03-01T10:00:00Z',
}

describe('parseProviderPage', () => {
  const page = (data: unknown[], links: unknown = { next: null }) =>
    parseProviderPage({ data, links }, 'ua')

  it('keeps the fields of a card and drops unknown fields', () => {
    expect(page([{ ...summary, secret: 'x', tags: ['y'] }])).toEqual({
      data: [
        {
          id: '1',
          slug: 'a-post',
          title: 'Post',
          excerpt: 'About it',
          cover: postCover('a-post'),
          published: '2026-03-01',
        },
      ],
      links: { next: null },
    })
  })

  it.each([
    ['no excerpt', { excerpt: undefined }, { excerpt: '' }],
    ['a date that is not a date', { published: 'yesterday' }, { published: undefined }],
    ['a day that does not exist', { published: '2026-13-45' }, { published: undefined }],
    [
      'an image',
      { image: 'https://media.example/a.jpg' },
      { cover: 'https://media.example/a.jpg' },
    ],
    ['an image over http', { image: 'http://media.example/a.jpg' }, { cover: postCover('a-post') }],
    ['an image that is a script', { image: 'javascript:alert(1)' }, { cover: postCover('a-post') }],
    [
      'control characters in the title',
      { title: 'A\u0000\u001b[31m title' },
      { title: 'A[31m title' },
    ],
    [
      'an endless excerpt',
      { excerpt: 'a b '.repeat(4000) },
      { excerpt: expect.stringMatching(/^.{490,500}$/) as string },
    ],
  ])('shows a post with %s', (_what, change, expected) => {
    expect(page([{ ...summary, ...change }]).data).toMatchObject([{ slug: 'a-post', ...expected }])
  })

  it.each([[null], ['<html>Bad gateway</html>'], [{ data: { 0: summary } }]])(
    'refuses %j, which is not a list',
    (answer) => {
      expect(() => parseProviderPage(answer, 'ua')).toThrow(z.ZodError)
    },
  )
})

describe('parseProviderPost', () => {
  it.each(['<b>', '<', '&', '</p>'])(
    'refuses 40,000 repetitions of %s, which would take minutes to sanitise',
    (markup) => {
      expect(() => parseProviderPost({ ...summary, body: markup.repeat(40_000) })).toThrow(
        'too much markup',
      )
      expect(parseProviderPost({ ...summary, body: '<p>Text</p>'.repeat(5000) }).body).toHaveLength(
        55_000,
      )
    },
  )

  it('accepts a post at the top or in data, and HTML in body or content', () => {
    const expected = { slug: 'a-post', body: '<p>Text</p>', published: '2026-03-01' }
    expect(parseProviderPost({ ...summary, body: '<p>Text</p>' })).toMatchObject(expected)
    expect(parseProviderPost({ data: { ...summary, content: '<p>Text</p>' } })).toMatchObject(
      expected,
    )
  })

  it('makes metaTitle and description from title and excerpt, short enough for search engines', () => {
    const long = 'Довгі слова про здоров’я '.repeat(11).trim()
    const { metaTitle, description } = parseProviderPost({ ...summary, title: long, excerpt: long })
    expect(metaTitle.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeLessThanOrEqual(160)
    for (const text of [metaTitle, description]) {
      expect(text).toMatch(/…$/)
      expect(long.startsWith(`${text.slice(0, -1)} `)).toBe(true)
    }
    expect(parseProviderPost({ ...summary, excerpt: '' }).description).toBe(summary.title)
  })

  it('joins one-letter words to the next word, in HTML too', () => {
    const post = {
      ...summary,
      title: 'Сон і вік',
      excerpt: 'Про сон у спеку',
      body: '<p><a href="/x">Я</a> в русі</p>',
    }
    expect(parseProviderPost(post)).toMatchObject({
      title: 'Сон і\u00A0вік',
      excerpt: 'Про сон у\u00A0спеку',
      body: '<p><a href="/x">Я</a> в\u00A0русі</p>',
    })
  })

  it.each([[null], [{ data: null }], [{ ...summary, body: {} }]])(
    'refuses %j, which is not a post',
    (answer) => {
      expect(() => parseProviderPost(answer)).toThrow(z.ZodError)
    },
  )
})
