import { content } from '#e2e/support/content'
import { formatPrice } from '#lib/i18n/format'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import {
  findElements,
  getElementText,
  toSitePath,
  getVisibleText,
  type CrawledPage,
  crawlTest as base,
} from '#e2e/support/crawl'
import { expect } from '#e2e/support/test'
import { removeWordJoiners } from '#lib/i18n/short-words'
import { articleSlugs } from '#e2e/support/pages'

type Value = string | number | boolean | null | Thing | Value[]
type Thing = { [key: string]: Value }

/** `graphs` has every page that search engines may index, with the structured data of the page. */
const test = base.extend<
  object,
  { graphs: readonly { page: CrawledPage; json: string; things: readonly Thing[] }[] }
>({
  graphs: [
    async ({ found }, use) => {
      const graphs = found.map((page) => {
        const scripts = findElements(page, 'script').filter(
          ({ attribs }) => attribs['type'] === 'application/ld+json',
        )
        expect(scripts, page.path).toHaveLength(1)
        const json = scripts.map(getElementText).join()
        return { page, json, things: (JSON.parse(json) as { '@graph': Thing[] })['@graph'] }
      })
      await use(graphs)
    },
    { scope: 'worker' },
  ],
})

/** Lists all objects in a value, including the value itself. */
function listObjects(value: Value | readonly Value[]): Thing[] {
  if (Array.isArray(value)) return value.flatMap((item: Value) => listObjects(item))
  if (typeof value !== 'object' || value === null) return []
  return [value as Thing, ...Object.values(value as Thing).flatMap((item) => listObjects(item))]
}

const isReference = (thing: Thing) => Object.keys(thing).join() === '@id'
const getType = (thing: Thing) => (typeof thing['@type'] === 'string' ? thing['@type'] : 'none')
const listTypes = (things: readonly Thing[]) => things.map(getType).sort()

test('structured data has no empty value and no reference without a target @slow', ({ graphs }) => {
  expect(graphs.length).toBeGreaterThan(50)
  for (const { page, json, things } of graphs) {
    expect(json.includes('<'), page.path).toBe(false)
    const known = new Set(
      listObjects(things)
        .filter((thing) => !isReference(thing))
        .map((thing) => thing['@id']),
    )
    const lost = listObjects(things).filter(
      (thing) => isReference(thing) && !known.has(thing['@id'] ?? ''),
    )
    expect(lost, page.path).toEqual([])
    const empty = listObjects(things).filter((thing) =>
      Object.values(thing).some(
        (value) => value === null || value === '' || (Array.isArray(value) && value.length === 0),
      ),
    )
    expect(empty, page.path).toEqual([])
  }
})

test('the structured data of each page describes its content @slow', ({ graphs }) => {
  const shared = ['MedicalClinic', 'WebSite']
  const of = (path: string) => graphs.find(({ page }) => page.path === path)?.things ?? []
  for (const locale of locales) {
    const physicians = content.doctors.map(() => 'Physician')
    expect(listTypes(of(pathTo(locale)))).toEqual([...shared, 'WebPage', ...physicians].sort())
    expect(listTypes(of(pathTo(locale, 'checkUp')))).toEqual(
      [...shared, 'WebPage', 'BreadcrumbList', 'Service'].sort(),
    )
    expect(listTypes(of(pathTo(locale, 'weightLoss')))).toEqual(
      [...shared, 'WebPage', 'BreadcrumbList', 'Service', 'Service', 'Service'].sort(),
    )
    expect(listTypes(of(pathTo(locale, 'priceBreakdown')))).toEqual(
      [...shared, 'WebPage', 'BreadcrumbList', ...content.packages.map(() => 'Service')].sort(),
    )
    for (const page of ['terms', 'firstVisit', 'howWeWork', 'screening'] as const)
      expect(listTypes(of(pathTo(locale, page)))).toEqual(
        [...shared, 'WebPage', 'BreadcrumbList'].sort(),
      )
    for (const { id, name } of content.doctors) {
      const path = pathTo(locale, 'doctor', { slug: id })
      const things = of(path)
      expect(listTypes(things)).toEqual(
        [...shared, 'ProfilePage', 'BreadcrumbList', 'Physician'].sort(),
      )
      const profile = things.find((thing) => getType(thing) === 'ProfilePage')
      const physician = things.find((thing) => getType(thing) === 'Physician')
      expect(profile?.['mainEntity']).toEqual({ '@id': physician?.['@id'] })
      expect(physician).toMatchObject({ name: name[locale] })
      expect(toSitePath(String(physician?.['url']))).toBe(path)
    }
    const [home] = of(pathTo(locale)).filter((thing) => thing['@type'] === 'WebPage')
    const significant = [
      pathTo(locale, 'privacyPolicy'),
      pathTo(locale, 'terms'),
      ...content.articles
        .filter(({ slug, isSignificant }) => isSignificant && articleSlugs.includes(slug))
        .map(({ slug }) => pathTo(locale, 'article', { slug })),
    ]
    expect((home?.['significantLink'] as string[]).map(toSitePath).sort()).toEqual(
      significant.sort(),
    )
  }
  const articles = graphs.filter(({ page }) => page.path.includes('/article/'))
  expect(articles.length).toBeGreaterThan(30)
  for (const { page, things } of articles) {
    const byType = (type: string) => things.find((thing) => thing['@type'] === type)
    const text = removeWordJoiners(getVisibleText(page))
    const article = byType('Article')
    const medical = byType('MedicalWebPage')
    expect(toSitePath(String(article?.['publishingPrinciples']))).toBe(
      pathTo(page.path.startsWith('/en/') ? 'en' : 'ua', 'howWeWork'),
    )
    const headline = JSON.stringify(article?.['headline'])
    const heading = JSON.stringify(
      removeWordJoiners(findElements(page, 'h1').map(getElementText).join()),
    )
    // The comparison treats no-break spaces as spaces, because a heading has more no-break spaces
    // than the structured data.
    expect(headline.replaceAll('\u00A0', ' '), page.path).toBe(heading.replaceAll('\u00A0', ' '))
    const day = /^\d{4}-\d{2}-\d{2}$/
    expect(article?.['datePublished'], page.path).toMatch(day)
    // An article has both a reviewer and the date of the review, or neither.
    expect(medical?.['lastReviewed'] === undefined, page.path).toBe(
      medical?.['reviewedBy'] === undefined,
    )
    const people = things.filter((thing) => ['Person', 'Physician'].includes(getType(thing)))
    expect(people.map((person) => person['@id'])).toEqual(
      [article?.['author'], medical?.['reviewedBy']].flatMap((each) =>
        each ? (each as Thing)['@id'] : [],
      ),
    )
    for (const { name } of people) expect(text, page.path).toContain(name)
    const citations = article?.['citation'] as Thing[]
    expect(citations.length, page.path).toBeGreaterThan(0)
    for (const { name } of citations) expect(text, page.path).toContain(name)
  }
})

test('prices in structured data equal the visible prices @slow', ({ graphs }) => {
  const counts = new Map<string, number>()
  for (const { page, things } of graphs) {
    const clinics = things.filter((thing) => thing['@type'] === 'MedicalClinic')
    const urls = clinics.map(({ url }) =>
      typeof url === 'string' ? toSitePath(url) : 'no address',
    )
    expect(urls, page.path).toEqual([pathTo(page.language)])
    const offers = listObjects(things).filter((thing) => /^(Aggregate)?Offer$/.test(getType(thing)))
    counts.set(page.path, offers.length)
    const text = removeWordJoiners(getVisibleText(page))
    for (const offer of offers)
      expect(offer, page.path).toMatchObject({
        priceCurrency: 'UAH',
        availability: 'https://schema.org/InStock',
        name: expect.stringMatching(/./),
        url: expect.stringContaining(pathTo(page.language)),
      })
    const prices = offers
      .flatMap(({ price, lowPrice, highPrice }) =>
        [price, lowPrice, highPrice].map((each) => Number(each ?? 0)),
      )
      .filter((price) => price > 0)
    const unseen = prices.filter((price) => !text.includes(formatPrice(page.language, price)))
    expect(unseen, page.path).toEqual([])
  }
  for (const locale of locales) {
    expect(counts.get(pathTo(locale))).toBe(content.packages.length + content.services.length)
    expect(counts.get(pathTo(locale, 'checkUp'))).toBe(1)
    expect(counts.get(pathTo(locale, 'priceBreakdown'))).toBe(content.packages.length)
    for (const { id, otherConsultations = [] } of content.doctors)
      expect(counts.get(pathTo(locale, 'doctor', { slug: id }))).toBe(1 + otherConsultations.length)
    expect(counts.get(pathTo(locale, 'weightLoss'))).toBe(content.weightLoss.packages.length + 1)
  }
})
