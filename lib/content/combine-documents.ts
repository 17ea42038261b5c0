import type { Edits } from '#lib/content/edits'
import type { LegalText } from '#lib/content/legal-sections'
import type { Localized, LocalizedList } from '#lib/content/localized'
import { getInclusion } from '#lib/content/package-inclusion'
import { getLastChange, type PageWithDay } from '#lib/content/page-days'
import { findServiceLine } from '#lib/content/service-lines'
import type { ConsentDocument } from '#lib/content/schemas/legal'
import type {
  ArticleRedirect,
  DocumentsByName,
  ExamplePlan,
  FirstConsultation,
  PriceBreakdown,
  PricedLine,
  ServicePackage,
  SiteArticle,
  SiteContent,
  TestGroup,
  Topic,
  WeightLossProgramme,
} from '#lib/content/site-content'
import { defaultLocale, mapLocales } from '#lib/i18n/locales'

// Each exported function of this file makes one property of `SiteContent` from several documents.

export function combinePackages({ checkUp, packages }: DocumentsByName): ServicePackage[] {
  return packages.map((item) => ({
    ...item,
    price: item.price ?? checkUp.price,
    months: item.months ?? checkUp.months,
  }))
}

export function combineTests({ packages, tests }: DocumentsByName): TestGroup[] {
  return tests.map(({ line, tests }) => ({
    tests,
    packages: packages.map((item) => ({ id: item.id, inclusion: getInclusion(line, item) })),
  }))
}

export function combinePlan({ plan, report }: DocumentsByName): ExamplePlan {
  const findings = plan.findings.flatMap(({ marker: id, meaning }) => {
    const marker = report.markers.find((each) => each.id === id)
    return marker ? [{ marker, meaning }] : []
  })
  return { ...plan, findings }
}

export function combineWeightLoss({ weightLoss }: DocumentsByName): WeightLossProgramme {
  const { services, packages, ...programme } = weightLoss
  const servicesOf = (id: (typeof packages)[number]['id']) =>
    services.map(({ price, ...service }) => ({
      ...service,
      price: typeof price === 'number' ? price : price[id],
    }))
  return {
    ...programme,
    packages: packages.map((item) => ({ ...item, services: servicesOf(item.id) })),
  }
}

/**
 * Finds the prices of a first consultation in the price list, by the ids in `firstConsultation`.
 */
export function combineFirstConsultation({ services }: DocumentsByName): FirstConsultation {
  const { generalPractitioner, specialist, minutes } = services.firstConsultation
  const priceOf = (id: string) => findServiceLine(services.categories, id)?.price ?? 0
  return {
    generalPractitioner: priceOf(generalPractitioner),
    specialist: priceOf(specialist),
    minutes,
  }
}

/**
 * Adds prices to the list items of each package. Each entry of `priceLines` has the first words of
 * a list item. The item gets the prices of the first entry whose words begin the item.
 */
export function combinePriceBreakdown(documents: DocumentsByName): PriceBreakdown {
  const { priceLines, ...texts } = documents.priceBreakdown
  const { categories } = documents.services
  const toPricedLine = (text: Localized): PricedLine => {
    const entry = priceLines.find(({ line }) => text[defaultLocale].startsWith(line[defaultLocale]))
    const ids = entry?.services ?? []
    return { text, services: ids.flatMap((id) => findServiceLine(categories, id) ?? []) }
  }
  const toPricedLines = (list: LocalizedList): PricedLine[] =>
    list[defaultLocale].map((_line, index) =>
      toPricedLine(mapLocales((locale) => list[locale][index] ?? '')),
    )
  return {
    ...texts,
    packages: combinePackages(documents).map(({ inShort, ...item }) => ({
      id: item.id,
      name: item.name,
      summary: item.summary,
      price: item.price,
      months: item.months,
      consultations: toPricedLines(item.consultationMethods),
      tests: toPricedLines(item.laboratoryStudies),
      access: [toPricedLine(inShort.access)],
      nutraceuticals: toPricedLines(item.nutraceuticals),
      indicated: toPricedLines(item.whenIndicated),
    })),
  }
}

/**
 * Adds to each page the day on which its content last changed. For a legal page this is the day on
 * which the legal text takes effect.
 */
export function combinePages(
  { pages }: DocumentsByName,
  { days }: Edits,
  legal: Readonly<Record<ConsentDocument, Localized<LegalText>>>,
): SiteContent['pages'] {
  const { terms, privacyPolicy } = pages
  const withLastChange = (name: PageWithDay) => ({
    ...pages[name],
    changed: getLastChange(name, pages[name].changed, days),
  })
  return {
    home: withLastChange('home'),
    blog: withLastChange('blog'),
    checkUp: withLastChange('checkUp'),
    weightLoss: withLastChange('weightLoss'),
    priceBreakdown: withLastChange('priceBreakdown'),
    screening: withLastChange('screening'),
    firstVisit: withLastChange('firstVisit'),
    howWeWork: withLastChange('howWeWork'),
    terms: { ...terms, changed: legal.terms[defaultLocale].effective },
    privacyPolicy: { ...privacyPolicy, changed: legal['privacy-policy'][defaultLocale].effective },
  }
}

export function combineTopics(
  { topics }: DocumentsByName,
  articles: readonly SiteArticle[],
): Topic[] {
  return topics.map((topic) => {
    const inTopic = articles.filter((article) => article.topics.includes(topic.id))
    return { ...topic, slugs: inTopic.map(({ slug }) => slug) }
  })
}

export function combineRedirects(
  { redirects }: DocumentsByName,
  articles: readonly SiteArticle[],
): ReadonlyMap<string, ArticleRedirect> {
  const gone = redirects.gone.map((slug) => [slug, { kind: 'gone' }] as const)
  const renamed = articles.flatMap(({ slug, formerly }) =>
    formerly.map((earlier) => [earlier, { kind: 'renamed', slug }] as const),
  )
  return new Map<string, ArticleRedirect>([...gone, ...renamed])
}
