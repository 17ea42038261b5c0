import { z } from 'zod'
import { postCover } from '#lib/figures/covers'
import { parseProviderPage, parseProviderPost } from '#lib/blog/provider-schema'

const summary = { id: 1, slug: 'a-post', title: 'Post', excerpt: 'About it', published: '2026-03-01T10:00:00Z' }

describe('parseProviderPage', () => {
  const page = (data: unknown[], links: unknown = { next: null }) => parseProviderPage({ data, links }, 'ua')

  it('keeps what a card shows and drops what it does not know', () => {
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
    ['nothing', undefined],
    ['null', null],
    ['a string', 'post'],
    ['a list', []],
    ['a number for a title', { ...summary, title: 7 }],
    ['an empty title', { ...summary, title: '  ' }],
    ['no slug', { ...summary, slug: undefined }],
    ['an empty slug', { ...summary, slug: '' }],
    ['no id', { ...summary, id: null }],
    ['half a character in its slug', { ...summary, slug: 'a\ud800' }],
    ['a slug of 10 KB', { ...summary, slug: 'a'.repeat(10_240) }],
    ['a slug that leads elsewhere', { ...summary, slug: '../staff' }],
    ['a title of 10 KB', { ...summary, title: 'a'.repeat(10_240) }],
    ['an id of 10 KB', { ...summary, id: 'a'.repeat(10_240) }],
    ['the slug of one before it', summary],
  ])('leaves out a post that is or has %s, and keeps the others', (_what, wrong) => {
    expect(page([wrong, summary, wrong]).data.map(({ slug }) => slug)).toEqual(['a-post'])
  })

  it.each([
    ['an excerpt of another type', { excerpt: 5 }, { excerpt: '' }],
    ['no excerpt', { excerpt: undefined }, { excerpt: '' }],
    ['a date of another type', { published: 20260301 }, { published: undefined }],
    ['a date that is none', { published: 'yesterday' }, { published: undefined }],
    ['a day no calendar has', { published: '2026-13-45' }, { published: undefined }],
    ['an image', { image: 'https://media.example/a.jpg' }, { cover: 'https://media.example/a.jpg' }],
    ['an image over http', { image: 'http://media.example/a.jpg' }, { cover: postCover('a-post') }],
    ['an image that is data', { image: 'data:image/svg+xml,<svg onload=alert(1)>' }, { cover: postCover('a-post') }],
    ['an image that is a script', { image: 'javascript:alert(1)' }, { cover: postCover('a-post') }],
    ['an image of another type', { image: { url: 7 } }, { cover: postCover('a-post') }],
    ['an id in words', { id: 'first' }, { id: 'first' }],
    ['half a character in its title', { title: 'Half \ud83d' }, { title: 'Half \ufffd' }],
    ['controls in its title', { title: 'A\u0000\u001b[31m title' }, { title: 'A[31m title' }],
    [
      'an endless excerpt',
      { excerpt: 'a b '.repeat(4000) },
      { excerpt: expect.stringMatching(/^.{490,500}$/) as string },
    ],
  ])('shows a post with %s', (_what, change, expected) => {
    expect(page([{ ...summary, ...change }]).data).toMatchObject([{ slug: 'a-post', ...expected }])
  })

  it.each([
    [null],
    [undefined],
    ['<html>Bad gateway</html>'],
    [[]],
    [{}],
    [{ data: null }],
    [{ data: { 0: summary } }],
    [{ data: 'no' }],
  ])('refuses %j, which is no list', (answer) => {
    expect(() => parseProviderPage(answer, 'ua')).toThrow(z.ZodError)
  })
})

describe('parseProviderPost', () => {
  it.each(['<b>', '<', '&', '</p>'])('refuses so much of %s that cleaning it would take minutes', (markup) => {
    expect(() => parseProviderPost({ ...summary, body: markup.repeat(400_000) })).toThrow('too much markup')
    expect(parseProviderPost({ ...summary, body: '<p>Text</p>'.repeat(5000) }).body).toHaveLength(55_000)
  })

  it('cuts no character in half', () => {
    const { metaTitle } = parseProviderPost({ ...summary, title: '😀'.repeat(50) })
    expect(metaTitle.isWellFormed()).toBe(true)
    expect(metaTitle.length).toBeLessThanOrEqual(60)
  })

  it('takes the post itself or inside data, its HTML in body or content', () => {
    const expected = { slug: 'a-post', body: '<p>Text</p>', published: '2026-03-01' }
    expect(parseProviderPost({ ...summary, body: '<p>Text</p>' })).toMatchObject(expected)
    expect(parseProviderPost({ ...summary, content: '<p>Text</p>' })).toMatchObject(expected)
    expect(parseProviderPost({ data: { ...summary, body: '<p>Text</p>' } })).toMatchObject(expected)
    expect(parseProviderPost({ data: { ...summary, content: '<p>Text</p>' } })).toMatchObject(expected)
  })

  it('makes a head of its title and excerpt, short enough for search engines', () => {
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

  it('joins words of one letter to the next, in its HTML too', () => {
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

  it.each([
    [null],
    ['post'],
    [[]],
    [{}],
    [{ data: null }],
    [{ data: {} }],
    [{ ...summary, slug: 5 }],
    [{ ...summary, body: {} }],
  ])('refuses %j, which is no post', (answer) => {
    expect(() => parseProviderPost(answer)).toThrow(z.ZodError)
  })
})
