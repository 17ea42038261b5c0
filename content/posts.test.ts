import { readdirSync, readFileSync } from 'node:fs'
import { keyFacts } from '#content/key-facts'
import { parseFrontMatter } from '#lib/blog/front-matter'
import { locales, type Locale } from '#lib/i18n/locales'
import { routes } from '#lib/i18n/routes'

const folder = 'content/posts'
const slugs = readdirSync(folder)

function read(slug: string, locale: Locale) {
  const file = `${folder}/${slug}/${locale}.md`
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

/** Numbers of the prose, written as numbers: links, marks of works and Ukrainian separators aside. */
function numbers(markdown: string): string[] {
  const prose = markdown.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/\[\d+(?:, ?\d+)*\]/g, '')
  const figures = prose.match(/\d+(?:[ \u00A0,](?=\d{3}(?!\d))\d{3})*(?:[.,]\d+)?/g) ?? []
  return figures.map((figure) => figure.replaceAll(/[ \u00A0,](?=\d{3}(?!\d))/g, '').replace(',', '.'))
}

/** Marks of works in the order of the text. */
function marks(markdown: string): number[] {
  return [...markdown.matchAll(/\[(\d+(?:, ?\d+)*)\](?!\()/g)].flatMap(([, list = '']) => list.split(',').map(Number))
}

/** True when an address is a page of the site in this language, and a post that exists if it is one. */
function leadsSomewhere(address: string, locale: Locale): boolean {
  const [, prefix, page, slug, ...deeper] = address.split('/')
  if (prefix !== locale || deeper.length > 0) return false
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
    const facts = ({ published, updated, reviewed, nextReview, author, reviewer, related }: typeof ua.head) => [
      [published, updated, reviewed, nextReview],
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

  it('was published before it was updated', () => {
    const { published, updated = published } = ua.head
    expect(updated >= published).toBe(true)
  })

  it('was published before it was reviewed, and will be reviewed after that', () => {
    const { published, reviewed, nextReview } = ua.head
    expect([published, reviewed, nextReview]).toEqual([published, reviewed, nextReview].toSorted())
  })

  it.each(locales)('has texts in %s that fit where they are shown', (locale) => {
    const { title, metaTitle, description } = read(slug, locale).head
    expect(title.length).toBeLessThanOrEqual(80)
    expect(metaTitle.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(110)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  it('has neighbours that exist, itself not among them', () => {
    expect(ua.head.related.filter((related) => !slugs.includes(related) || related === slug)).toEqual([])
    expect(new Set(ua.head.related).size).toBe(ua.head.related.length)
  })

  it.each(locales)('links in %s to pages of that language that exist', (locale) => {
    const inside = links(read(slug, locale).markdown).filter((address) => !/^(https|mailto|tel):/.test(address))
    expect(inside.filter((address) => !leadsSomewhere(address, locale))).toEqual([])
  })

  it('links to the same places in both languages', () => {
    const withoutLocale = (markdown: string) => links(markdown).map((address) => address.replace(/^\/(ua|en)\b/, ''))
    expect(withoutLocale(ua.markdown).toSorted()).toEqual(withoutLocale(en.markdown).toSorted())
  })

  it('lets neither a dash begin a line nor a number part from its word in Ukrainian', () => {
    const lines = ua.markdown.split('\n').filter((line) => !line.startsWith('#'))
    expect(lines.filter((line) => /[^\s|-] —|\d \p{Script=Cyrillic}|мм рт\. ст/u.test(line))).toEqual([])
  })

  it.each(locales)('has three facts in short, whose numbers are those of its text, in %s', (locale) => {
    const facts = keyFacts[slug] ?? []
    expect(facts).toHaveLength(3)
    const shown = facts.flatMap(({ value, meaning }) => numbers(`${value[locale]} ${meaning[locale]}`))
    expect(numbers(read(slug, locale).markdown)).toEqual(expect.arrayContaining(shown))
    for (const { value } of facts) expect(value[locale].length).toBeLessThanOrEqual(10)
  })

  it('names the same numbers in both languages', () => {
    expect(numbers(ua.markdown).toSorted()).toEqual(numbers(en.markdown).toSorted())
  })

  it('marks the same works at the same places in both languages, each of those it lists and no other', () => {
    expect(marks(ua.markdown)).toEqual(marks(en.markdown))
    const listed = ua.head.references.map((_work, index) => index + 1)
    expect([...new Set(marks(ua.markdown))].toSorted((a, b) => a - b)).toEqual(listed)
  })
})

it('explains the Cochrane review of general health checks once and leads there from wherever it is cited', () => {
  const cited = slugs.filter((slug) =>
    read(slug, 'ua').head.references.some(({ url }) => url.endsWith('14651858.CD009009.pub3')),
  )
  expect(cited).toContain('Check-up')
  const others = cited.filter((slug) => slug !== 'Check-up')
  expect(others.length).toBeGreaterThan(0)
  for (const locale of locales) {
    const silent = others.filter((slug) => !links(read(slug, locale).markdown).includes(`/${locale}/article/Check-up`))
    expect([locale, silent]).toEqual([locale, []])
  }
})

describe('works the articles lean on', () => {
  const works = slugs.flatMap((slug) => read(slug, 'ua').head.references.map((work) => ({ slug, ...work })))
  const doi = 'https://doi.org/'
  /** A title as a person compares it: letters and figures only. */
  const plain = (title: string) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .trim()

  it('have a DOI of the right form or an address', () => {
    const wrong = works.filter(({ url }) =>
      url.startsWith(doi)
        ? !/^10\.\d{4,9}\/[^\s"<>]+[^\s"<>.,;]$/.test(url.slice(doi.length))
        : !/^https:\/\/\S+\.\S+$/.test(url),
    )
    expect(wrong).toEqual([])
  })

  it('appeared in a year that has come', () => {
    const thisYear = new Date().getFullYear()
    expect(works.filter(({ year }) => !Number.isInteger(year) || year < 1950 || year > thisYear)).toEqual([])
  })

  it('are described one way wherever they stand', () => {
    const descriptions = new Map<string, Set<string>>()
    for (const { url, title, source, year } of works) {
      const key = url.toLowerCase()
      descriptions.set(key, (descriptions.get(key) ?? new Set()).add(JSON.stringify([title, source, year])))
    }
    expect([...descriptions].filter(([, said]) => said.size > 1)).toEqual([])
  })

  it('have one address each', () => {
    const addresses = new Map<string, Set<string>>()
    for (const { url, title } of works) {
      addresses.set(plain(title), (addresses.get(plain(title)) ?? new Set()).add(url.toLowerCase()))
    }
    expect([...addresses].filter(([, urls]) => urls.size > 1)).toEqual([])
  })

  it('stand once in an article', () => {
    const keys = works.map(({ slug, url }) => `${slug} ${url.toLowerCase()}`)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it('say when a page that changes was read', () => {
    const changing = works.filter(({ url }) => /uspreventiveservicestaskforce\.org|nice\.org\.uk/.test(url))
    expect(changing.filter(({ source }) => !/read \d{2}\.\d{2}\.\d{4}$/.test(source))).toEqual([])
  })
})
