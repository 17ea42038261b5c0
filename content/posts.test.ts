import { readdirSync, readFileSync } from 'node:fs'
import { parseFrontMatter } from '#lib/blog/front-matter'
import { languages, type Language } from '#lib/i18n/languages'
import { routes } from '#lib/i18n/routes'

const folder = 'content/posts'
const slugs = readdirSync(folder)

function read(slug: string, language: Language) {
  const file = `${folder}/${slug}/${language}.md`
  return parseFrontMatter(file, readFileSync(file, 'utf8'))
}

/** Levels of the headings, in order. */
function headings(markdown: string): number[] {
  return [...markdown.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length)
}

/** Addresses of the links in a text. */
function links(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)/g)].map(([, address = '']) => address)
}

/** True when an address is a page of the site in this language, and a post that exists if it is one. */
function leadsSomewhere(address: string, language: Language): boolean {
  const [, prefix, page, slug, ...deeper] = address.split('/')
  if (prefix !== language || deeper.length > 0) return false
  if (page === routes.article.path) return slugs.includes(slug ?? '')
  return slug === undefined && Object.values(routes).some(({ path }) => path === (page ?? ''))
}

/** Slugs that the specification names: those with meta data of their own and the built-in articles. */
const named = [
  ...['GEROPROTECTORS', 'starinnya', 'antiage', 'DEHYDRATION', 'Check-up', 'regular-medical-check-ups'],
  ...['check-up-keys', 'check-up-tips', 'role-preventive-medicine', 'common-symptoms', 'blood-pressure-monitoring'],
  ...['healthy-lifestyle', 'DASH-diet', 'preventive-medicine-importance', 'healthy-nutrition-basics'],
  ...['stress-impact-cardiovascular-health', 'diagnostic-algorithms-preventive-medicine'],
  'individual-checkup-programs-guide',
]

it('finds every article that the specification names', () => {
  expect(slugs).toEqual(expect.arrayContaining(named))
})

describe.each(slugs)('%s', (slug) => {
  const [ua, en] = [read(slug, 'ua'), read(slug, 'en')]

  it('has the same headings in both languages, from the second level without gaps', () => {
    expect(headings(ua.markdown)).toEqual(headings(en.markdown))
    expect(headings(ua.markdown).length).toBeGreaterThan(0)
    let before = 1
    for (const level of headings(ua.markdown)) {
      expect(level).toBeGreaterThanOrEqual(2)
      expect(level).toBeLessThanOrEqual(before + 1)
      before = level
    }
  })

  it('leans on the same works in both languages', () => {
    expect(ua.head.references).toEqual(en.head.references)
    expect(ua.head.references.length).toBeGreaterThan(0)
  })

  it('has the same people, dates and neighbours in both languages', () => {
    const facts = ({ published, reviewed, nextReview, author, reviewer, related }: typeof ua.head) => [
      [published, reviewed, nextReview],
      [author, reviewer],
      related,
    ]
    expect(facts(ua.head)).toEqual(facts(en.head))
  })

  it('is about as long in both languages', () => {
    const ratio = ua.markdown.length / en.markdown.length
    expect(ratio).toBeGreaterThan(0.7)
    expect(ratio).toBeLessThan(1.3)
  })

  it('was published before it was reviewed, and will be reviewed after that', () => {
    const { published, reviewed, nextReview } = ua.head
    expect([published, reviewed, nextReview]).toEqual([published, reviewed, nextReview].toSorted())
  })

  it.each(languages)('has texts in %s that fit where they are shown', (language) => {
    const { title, metaTitle, description } = read(slug, language).head
    expect(title.length).toBeLessThanOrEqual(80)
    expect(metaTitle.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(110)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  it('has neighbours that exist, itself not among them', () => {
    expect(ua.head.related.filter((related) => !slugs.includes(related) || related === slug)).toEqual([])
    expect(new Set(ua.head.related).size).toBe(ua.head.related.length)
  })

  it.each(languages)('links in %s to pages of that language that exist', (language) => {
    const inside = links(read(slug, language).markdown).filter((address) => !/^(https|mailto|tel):/.test(address))
    expect(inside.filter((address) => !leadsSomewhere(address, language))).toEqual([])
  })

  it('links to the same places in both languages', () => {
    const withoutLanguage = (markdown: string) => links(markdown).map((address) => address.replace(/^\/(ua|en)\b/, ''))
    expect(withoutLanguage(ua.markdown).toSorted()).toEqual(withoutLanguage(en.markdown).toSorted())
  })

  it('marks in the text only works that it lists', () => {
    const marks = [ua, en].map(({ markdown }) =>
      [...markdown.matchAll(/\[(\d+(?:, ?\d+)*)\](?!\()/g)].flatMap(([, list = '']) => list.split(',').map(Number)),
    )
    for (const numbers of marks) {
      expect(numbers.filter((number) => number < 1 || number > ua.head.references.length)).toEqual([])
    }
  })
})
