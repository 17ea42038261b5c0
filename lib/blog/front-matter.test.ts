import { parseFrontMatter } from '#lib/blog/front-matter'

const file = 'content/posts/DASH-diet/ua.md'

const good = {
  title: '"Дієта DASH"',
  metaTitle: '"DASH"',
  excerpt: '"Що це"',
  description: '"Опис"',
  keywords: '["тиск"]',
  published: '2026-07-09',
  reviewed: '2026-11-12',
  nextReview: '2027-11-12',
  author: 'author-1',
  reviewer: 'doctor-2',
  related: '["antiage"]',
  references: '[{ title: "A trial", source: "NEJM", year: 1997, doi: "10.1056/NEJM1" }]',
}

/** A post's file with the good head changed; undefined leaves a line out. */
function post(changes: Partial<Record<keyof typeof good, string | undefined>> = {}, markdown = '## Текст\n'): string {
  const lines = Object.entries({ ...good, ...changes }).flatMap(([field, value]) =>
    value === undefined ? [] : [`${field}: ${value}`],
  )
  return ['---', ...lines, '---', markdown].join('\n')
}

const parse = (text: string) => parseFrontMatter(file, text)

describe('parseFrontMatter', () => {
  it('splits the head from the text', () => {
    const { head, markdown } = parse(post())
    expect(head).toMatchObject({ title: 'Дієта DASH', published: '2026-07-09', related: ['antiage'] })
    expect(markdown).toBe('## Текст\n')
  })

  it('leaves a line of hyphens in the text alone, and reads Windows line ends', () => {
    expect(parse(post({}, 'До\n\n---\n\nПісля\n')).markdown).toBe('До\n\n---\n\nПісля\n')
    expect(parse(post().replaceAll('\n', '\r\n')).head.title).toBe('Дієта DASH')
  })

  it('reads what Windows editors write before the first character', () => {
    expect(parse(`\uFEFF${post()}`).head.title).toBe('Дієта DASH')
  })

  it('knows whether it is a draft, and refuses what it does not know, with the line of the file', () => {
    expect(parse(post()).head.draft).toBe(false)
    expect(parse(`---\ndraft: true\n${post().slice(4)}`).head.draft).toBe(true)
    expect(() => parse(`---\ntitle: x\ndarft: true\n${post({ title: undefined }).slice(4)}`)).toThrow(
      `${file}:3: “darft”`,
    )
  })

  it('turns a DOI into an address and keeps an address given', () => {
    const references = '[{ title: A, source: B, year: 2020, url: "https://iris.who.int/x" }]'
    expect(parse(post()).head.references).toMatchObject([{ url: 'https://doi.org/10.1056/NEJM1' }])
    expect(parse(post({ references })).head.references).toMatchObject([{ url: 'https://iris.who.int/x' }])
  })

  it('keeps a hyphen’s short part on its line in a title, and tells machines the title as it was typed', () => {
    const title = '"Як підготуватися до чек-апу: за тиждень"'
    const { head } = parse(post({ title, metaTitle: title }))
    expect(head.title).toContain('чек-\u2060апу: за\u00A0тиждень')
    expect(head.metaTitle).not.toContain('\u2060')
  })

  it.each(['', 'Просто текст', '---\ntitle: x\n'])('names the file that has no head: %j', (text) => {
    expect(() => parse(text)).toThrow(file)
  })

  it.each(['title', 'metaTitle', 'excerpt', 'description', 'author', 'reviewer', 'related', 'references'] as const)(
    'names the file and the field when %s is missing',
    (field) => {
      expect(() => parse(post({ [field]: undefined }))).toThrow(new RegExp(`^${file}:\\d+: .*\\b${field}\\b`))
    },
  )

  it.each([
    ['title', '""'],
    ['published', 'yesterday'],
    ['published', '2026-02-30'],
    ['reviewed', '12.11.2026'],
    ['keywords', 'тиск'],
    ['references', '[{ title: "A trial", source: NEJM, year: "1997", doi: x }]'],
    ['references', '[{ title: "A trial", source: NEJM, year: 1997 }]'],
    ['references', '[{ title: "A trial", source: NEJM, year: 1997, url: "not an address" }]'],
  ] as const)('names the file and the field when %s is %s', (field, value) => {
    expect(() => parse(post({ [field]: value }))).toThrow(new RegExp(`^${file}:\\d+: .*\\b${field}\\b`))
  })

  it('names the file when the head is not YAML', () => {
    expect(() => parse(post({ title: '"Дієта' }))).toThrow(file)
  })
})
