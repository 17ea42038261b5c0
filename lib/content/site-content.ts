import type { ContentError } from '#lib/content/content-error'
import type { LegalText } from '#lib/content/legal-sections'
import type { InLanguage, Localized } from '#lib/content/localized'
import type { Inclusion } from '#lib/content/package-inclusion'
import type { ArticleFacts, ArticleText } from '#lib/content/schemas/article'
import type { ReportMarker } from '#lib/content/schemas/check-up'
import type { Doctor } from '#lib/content/schemas/clinic'
import type { Documents } from '#lib/content/schemas/documents'
import type { Figure } from '#lib/content/schemas/figure'
import type { ConsentDocument } from '#lib/content/schemas/legal'
import type { MeasuredTest } from '#lib/content/schemas/tests'
import type { Locale } from '#lib/i18n/locales'

// Types of the loaded content. All values are frozen. All types hold both languages, except
// `ContentIn`.

/** File name of each document in `content/`, by the name of the document in code. */
export const documentFiles = {
  clinic: 'clinic',
  claims: 'claims',
  legalTerms: 'legal-terms',
  packages: 'packages',
  checkUp: 'check-up',
  plan: 'plan',
  tests: 'tests',
  weightLoss: 'weight-loss',
  services: 'services',
  people: 'people',
  faq: 'faq',
  notFor: 'not-for',
  topics: 'topics',
  report: 'report',
  home: 'home',
  pages: 'pages',
  errorPage: 'error-page',
  storedData: 'stored-data',
  consents: 'consents',
  glossary: 'glossary',
  redirects: 'redirects',
} as const satisfies Record<string, keyof Documents>

/** Documents as they are in their files, by their names in code. */
export type DocumentsByName = {
  readonly [Name in keyof typeof documentFiles]: Documents[(typeof documentFiles)[Name]]
}

type Months = Documents['check-up']['months']

/**
 * A package with its price in whole hryvnias. The check-up's price and months come from
 * `check-up.yaml`.
 */
export type ServicePackage = Omit<Documents['packages'][number], 'price' | 'months'> & {
  price: number
  months: Months
}

/** The tests of one line of `packages.yaml`, and how each package includes the line. */
export type TestGroup = {
  tests: readonly MeasuredTest[]
  packages: readonly { id: string; inclusion: Inclusion }[]
}

/** The example plan. Each finding contains its marker from `report.yaml`. */
export type ExamplePlan = Omit<Documents['plan'], 'findings'> & {
  findings: readonly { marker: ReportMarker; meaning: Localized }[]
}

/** A service of a weight-loss package, with its price in that package. */
export type WeightLossService = Omit<Documents['weight-loss']['services'][number], 'price'> & {
  price: number
}

export type WeightLossPackage = Documents['weight-loss']['packages'][number] & {
  services: readonly WeightLossService[]
}

export type WeightLossProgramme = Omit<Documents['weight-loss'], 'packages' | 'services'> & {
  packages: readonly WeightLossPackage[]
}

export type ServiceCategory = Documents['services']['categories'][number]

/**
 * Prices of a first consultation in whole hryvnias. `minutes` is undefined until the clinic
 * confirms the duration.
 */
export type FirstConsultation = {
  generalPractitioner: number
  specialist: number
  minutes: number | undefined
}

/** A topic with the slugs of its articles. */
export type Topic = Documents['topics'][number] & { slugs: readonly string[] }

type PageTexts = Documents['pages']['terms']

/** Title and description of a page; `changed` is the ISO day on which its text or prices last changed. */
export type PageFacts = PageTexts & { changed: string }

/**
 * An article with its figure and texts. `text` is null in a language in which the article has no
 * valid text.
 */
export type SiteArticle = ArticleFacts & {
  text: Localized<ArticleText | null>
  /** The printable sheet in Markdown; null for an article without a sheet. */
  sheet: Localized | null
}

/** An invalid article. With `locale`, only the text in this language is invalid. */
export type BrokenArticle = { slug: string; locale: Locale | undefined; error: ContentError }

type MadeOfSeveral = {
  readonly packages: readonly ServicePackage[]
  readonly tests: readonly TestGroup[]
  readonly plan: ExamplePlan
  readonly weightLoss: WeightLossProgramme
  readonly services: readonly ServiceCategory[]
  readonly firstConsultation: FirstConsultation
  readonly pages: Readonly<Record<keyof Documents['pages'], PageFacts>>
  readonly topics: readonly Topic[]
  readonly doctors: readonly Doctor[]
  readonly legal: Readonly<Record<ConsentDocument, Localized<LegalText>>>
  /**
   * All articles in the order of their slugs, including drafts and articles with a later
   * publication day.
   */
  readonly articles: readonly SiteArticle[]
  readonly brokenArticles: readonly BrokenArticle[]
  /** Figures by the slug of the article. */
  readonly figures: ReadonlyMap<string, Figure>
  /** Current slug by earlier slug of an article, or `gone` for a removed article. */
  readonly redirects: Readonly<Record<string, string>>
}

/** The whole content in both languages. */
export type SiteContent = Omit<DocumentsByName, keyof MadeOfSeveral> & MadeOfSeveral

/** Names of the parts of `ContentIn`. Other parts are read from `SiteContent`. */
export const textParts = [
  'clinic',
  'claims',
  'packages',
  'checkUp',
  'plan',
  'tests',
  'weightLoss',
  'services',
  'firstConsultation',
  'people',
  'faq',
  'notFor',
  'topics',
  'report',
  'home',
  'pages',
  'errorPage',
  'doctors',
  'legal',
  'articles',
] as const satisfies (keyof SiteContent)[]

/** The content in one language: plain strings replace each `{ ua, en }`. */
export type ContentIn = {
  readonly [Part in (typeof textParts)[number]]: InLanguage<SiteContent[Part]>
}
