import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { anyText } from '#e2e/support/property-runs'
import { sanitizeArticle } from '#lib/blog/markdown'
import vectors from './xss-vectors.json'

/**
 * Tags and attributes that an article may contain. This copy of `allowedTags` and
 * `allowedAttributes` makes the test fail when one of these lists changes by mistake.
 */
const allowed: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    [
      ...[
        'h2',
        'h3',
        'h4',
        'p',
        'ul',
        'li',
        'blockquote',
        'pre',
        'code',
        'hr',
        'br',
        'strong',
        'em',
        'b',
        'i',
        'u',
      ],
      ...['s', 'sub', 'sup', 'figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tr'],
    ].map((tag) => [tag, []]),
  ),
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
}

const addresses = new Set(['href', 'src'])
const base = 'https://clinic.example/ua/article/x'

/**
 * Resolves an address as a browser does on an article's page. Returns undefined for an invalid
 * address.
 */
const resolve = (value: string) => URL.parse(value, base) ?? undefined

/**
 * True for an address with an allowed scheme. An address of another site must contain its scheme,
 * so `//evil.example` is not safe.
 */
function isSafeAddress(tag: string, value: string): boolean {
  const url = resolve(value)
  const schemes = tag === 'img' ? ['https:'] : ['https:', 'http:', 'mailto:', 'tel:']
  return (
    !url ||
    (schemes.includes(url.protocol) && (!leadsAway(value) || /^h\s*t\s*t\s*p/i.test(value.trim())))
  )
}

function leadsAway(value: string): boolean {
  const url = resolve(value)
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin !== new URL(base).origin
}

type Tag = { name: string; attributes: Record<string, string> }

function tagsOf(html: string): Tag[] {
  const tags: Tag[] = []
  const parser = new Parser({ onopentag: (name, attributes) => tags.push({ name, attributes }) })
  parser.end(html)
  return tags
}

/** Lists the tags, attributes and addresses in sanitised HTML that break the rules. */
function violations(html: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes }) => {
    const own = allowed[name]
    if (!own) return [`<${name}>`]
    if (
      name === 'a' &&
      leadsAway(attributes['href'] ?? '') &&
      attributes['rel'] !== 'noopener nofollow'
    )
      return [`<a href="${attributes['href'] ?? ''}"> without rel`]
    return Object.entries(attributes).flatMap(([key, value]) => {
      if (key.startsWith('on') || !own.includes(key)) return [`<${name} ${key}>`]
      return addresses.has(key) && !isSafeAddress(name, value)
        ? [`<${name} ${key}="${value}">`]
        : []
    })
  })
}

describe('sanitizeArticle', () => {
  it.each(vectors.map((vector) => [vector]))(
    'leaves only allowed tags, attributes and addresses in %j',
    (vector) => {
      const clean = sanitizeArticle(vector)
      expect(violations(clean)).toEqual([])
      expect(sanitizeArticle(clean)).toBe(clean)
    },
  )

  it('leaves only allowed markup in any mixture of vectors, and changes nothing at the second pass', () => {
    const pieces = fc.oneof(
      fc.constantFrom(...vectors),
      anyText,
      fc.constantFrom('<p ', '<a href=', ...'< > " \' ` = / & &# ; <!-- --> </p> \0'.split(' ')),
      fc
        .tuple(fc.constantFrom(...vectors), fc.nat(60), fc.nat(60))
        .map(([vector, from, to]) => vector.slice(from, to)),
    )
    const mixtures = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(mixtures, (html) => {
        const clean = sanitizeArticle(html)
        expect(violations(clean)).toEqual([])
        expect(sanitizeArticle(clean)).toBe(clean)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    [
      '<h2>Title</h2><p>Text <strong>bold</strong>, <em>leaning</em>, H<sub>2</sub>O.</p><ol start="3"><li>Three</li></ol>',
    ],
    [
      '<table><caption>Norms</caption><thead><tr><th scope="col">Test</th><th scope="row" colspan="2">Norm</th></tr></thead>' +
        '<tbody><tr><td rowspan="2">Glucose</td><td>3.9–5.5</td></tr></tbody></table>',
    ],
    [
      '<a href="mailto:a@clinic.example">mail</a><a href="tel:+380440000000">phone</a><a href="/ua">c</a>',
    ],
    ['<table><tr><th>Test</th></tr></table>', '<table><tr><th scope="col">Test</th></tr></table>'],
    [
      '<a href="HTTP://who.int" rel="opener">b</a>',
      '<a href="HTTP://who.int" rel="noopener nofollow">b</a>',
    ],
    ['<h1 id="x">One</h1><h2 id="subscribe">Two</h2>', '<h2>One</h2><h2>Two</h2>'],
    [
      '<img src="https://x.example/a.png" width="3" height="2" loading="eager">',
      '<img alt="" src="https://x.example/a.png" width="3" height="2" loading="lazy" decoding="async" />',
    ],
  ])('keeps %s', (html, kept = html) => {
    expect(sanitizeArticle(html)).toBe(kept)
  })
})
