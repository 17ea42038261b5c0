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

// Types of the loaded content. All values except maps and regular expressions are frozen.
// `ContentIn` has the texts in one language. The other types have the texts in all languages.

/** File name of each document in `content/`. The key is the document's name in code. */
export const documentFiles = {
  clinic: 'clinic',
  claims: 'claims',
  packages: 'packages',
  checkUp: 'check-up',
  plan: 'plan',
  tests: 'tests',
  weightLoss: 'weight-loss',
  screening: 'screening',
  services: 'services',
  priceBreakdown: 'price',
  people: 'people',
  faq: 'faq',
  notFor: 'not-for',
  topics: 'topics',
  report: 'report',
  home: 'home',
  firstVisit: 'first-visit',
  howWeWork: 'how-we-work',
  pages: 'pages',
  reminders: 'reminders',
  errorPage: 'error-page',
  storedData: 'stored-data',
  consents: 'consents',
  redirects: 'redirects',
} as const satisfies Record<string, keyof Documents>

/** Documents as written in their files. The key is the document's name in code. */
export type DocumentsByName = {
  readonly [Name in keyof typeof documentFiles]: Documents[(typeof documentFiles)[Name]]
}

type Months = Documents['check-up']['months']

/**
 * A package with its price in whole hryvnias. The price and the months of the check-up come from
 * `check-up.yaml`.
 */
export type ServicePackage = Omit<Documents['packages'][number], 'price' | 'months'> & {
  price: number
  months: Months
}

/** The tests of one list item in `packages.yaml`. */
export type TestGroup = {
  tests: readonly MeasuredTest[]
  /** Whether each package includes these tests for everyone, when indicated, or not at all. */
  packages: readonly { id: string; inclusion: Inclusion }[]
}

/**
 * The example of a plan. In place of a marker's id, each finding has the data of the marker from
 * `report.yaml`.
 */
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

export type ListedService = ServiceCategory['options'][number]

/**
 * A list item of a package, with the price-list entries whose prices the page shows beside the
 * item.
 */
export type PricedLine = { text: Localized; services: readonly ListedService[] }

/** A package with the prices of its list items. */
export type PricedPackage = Pick<ServicePackage, 'id' | 'name' | 'summary' | 'price' | 'months'> & {
  consultations: readonly PricedLine[]
  tests: readonly PricedLine[]
  access: readonly PricedLine[]
  nutraceuticals: readonly PricedLine[]
  /** Services that are done only when indicated. These services cost extra. */
  indicated: readonly PricedLine[]
}

export type PriceBreakdown = Omit<Documents['price'], 'priceLines'> & {
  packages: readonly PricedPackage[]
}

/** Prices of a first consultation in whole hryvnias, and its duration. */
export type FirstConsultation = {
  generalPractitioner: number
  specialist: number
  /** Duration in minutes; undefined until the clinic confirms the duration. */
  minutes: number | undefined
}

/** A topic with the slugs of its articles. */
export type Topic = Documents['topics'][number] & { slugs: readonly string[] }

type PageTexts = Documents['pages']['terms']

/**
 * Title and description of a page. `changed` is the ISO day on which the texts or prices of the
 * page last changed.
 */
export type PageFacts = PageTexts & { changed: string }

/** An article with its figure and texts. */
export type SiteArticle = ArticleFacts & {
  /** Null for a language without a valid text. */
  text: Localized<ArticleText | null>
  /** The printable sheet in Markdown; null for an article without a sheet. */
  sheet: Localized | null
}

/** An invalid article. When `locale` is set, only the text in this language is invalid. */
export type BrokenArticle = { slug: string; locale: Locale | undefined; error: ContentError }

/** The target of an old slug: the article's current slug, or the page for removed articles. */
export type ArticleRedirect = { kind: 'renamed'; slug: string } | { kind: 'gone' }

type MadeOfSeveral = {
  readonly packages: readonly ServicePackage[]
  readonly tests: readonly TestGroup[]
  readonly plan: ExamplePlan
  readonly weightLoss: WeightLossProgramme
  readonly services: readonly ServiceCategory[]
  readonly firstConsultation: FirstConsultation
  readonly priceBreakdown: PriceBreakdown
  readonly pages: Readonly<Record<keyof Documents['pages'], PageFacts>>
  readonly topics: readonly Topic[]
  readonly doctors: readonly Doctor[]
  readonly legal: Readonly<Record<ConsentDocument, Localized<LegalText>>>
  /**
   * All articles, sorted by slug. Drafts and articles with a future publication day are included.
   */
  readonly articles: readonly SiteArticle[]
  readonly brokenArticles: readonly BrokenArticle[]
  /** Figures by the slug of the article. */
  readonly figures: ReadonlyMap<string, Figure>
  /** Targets of the old slugs of renamed and removed articles, by old slug. */
  readonly redirects: ReadonlyMap<string, ArticleRedirect>
}

export type SiteContent = Omit<DocumentsByName, keyof MadeOfSeveral> & MadeOfSeveral

/**
 * Names of the `SiteContent` properties that `ContentIn` has in one language. Code reads the other
 * properties from `SiteContent`.
 */
export const textParts = [
  'clinic',
  'claims',
  'packages',
  'checkUp',
  'plan',
  'tests',
  'weightLoss',
  'screening',
  'services',
  'firstConsultation',
  'priceBreakdown',
  'people',
  'faq',
  'notFor',
  'topics',
  'report',
  'home',
  'firstVisit',
  'howWeWork',
  'pages',
  'doctors',
  'legal',
  'articles',
] as const satisfies (keyof SiteContent)[]

/** The content in one language. A text in that language replaces each `{ ua, en }`. */
export type ContentIn = {
  readonly [Part in (typeof textParts)[number]]: InLanguage<SiteContent[Part]>
}
