import { isSlug } from '#lib/blog/slug'

const slugs = ['DASH-diet', 'antiage', 'що-їсти', 'a&b <ї>', 'v2.0', '...', '😀', 'a'.repeat(200)]

describe('isSlug', () => {
  it.each(slugs)('accepts %j', (text) => {
    expect(isSlug(text)).toBe(true)
  })

  it.each([
    ...[
      '',
      ' ',
      'a ',
      '.',
      '..',
      'a/b',
      '../a',
      'a\\b',
      'a?b',
      'a#b',
      '%',
      'a%2fb',
      'a\nb',
      'a\u0000',
      '\u007f',
    ],
    ...[
      'half \ud83d',
      '\udc00',
      'turned \u202e',
      'zero\u200bwidth',
      '\ufeff',
      'a'.repeat(201),
      'a'.repeat(10_240),
    ],
  ])('refuses %j', (text) => {
    expect(isSlug(text)).toBe(false)
  })
})
