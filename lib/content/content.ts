import { statSync, globSync } from 'node:fs'
import { currentEdits, noEdits, type Edits } from '#lib/content/edits'
import type { Figure } from '#lib/content/figure'
import type { ConsentDocument } from '#lib/content/legal'
import { shownOn } from '#lib/content/page-days'
import { openContent, type OpenContent } from '#lib/content/open'
import { inclusionOf } from '#lib/content/programmes'
import { documents, type Documents } from '#lib/content/schema'
import { ContentError } from '#lib/content/source'
import type { Localized } from '#lib/content/values'
import { isDevelopment } from '#lib/env'
import { defaultLocale, mapLocales, type Locale } from '#lib/i18n/locales'
import { log } from '#lib/log'

let openedWith = new WeakMap<Edits, OpenContent>()
let seen = { at: 0, stamp: '' }

/** The content as whoever asks now sees it; in development read anew a second after a file of it has changed. */
function current(edits = currentEdits()): OpenContent {
  if (isDevelopment && Date.now() - seen.at > 1000) {
    const files = globSync('content/**/*.{yaml,md}').sort()
    const stamp = files.map((file) => `${file} ${statSync(file).mtimeMs}`).join('\n')
    if (stamp !== seen.stamp) openedWith = new WeakMap()
    seen = { at: Date.now(), stamp }
  }
  const opened = openedWith.get(edits) ?? openContent(process.cwd(), edits)
  openedWith.set(edits, opened)
  return opened
}

/** What is asked of the content; where edits leave nothing that can be used, as it is in the folder, and staff are told. */
function read<T>(ask: (content: OpenContent) => T): T {
  const opened = current()
  try {
    return ask(opened)
  } catch (error) {
    const { edits } = opened
    if (!(error instanceof ContentError) || edits === noEdits || edits.isPreview) throw error
    edits.onBroken?.(error)
    return ask(current(noEdits))
  }
}

const document = <Name extends keyof Documents>(name: Name) =>
  read((opened) => opened.document(name))

/** Documents but those that cannot be used, which are told in the log. */
function usable<T>(names: readonly string[], read: (name: string) => T): T[] {
  return names.flatMap((name) => {
    try {
      return [read(name)]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      log.error('content', error)
      return []
    }
  })
}

export type ServicePackage = (typeof made.packages)[number]
export type ServiceCategory = Documents['services']['categories'][number]
export type WeightLossPackage = (typeof made.weightLoss.packages)[number]
export type WeightLossService = WeightLossPackage['services'][number]
export type Topic = Documents['topics'][number] & { slugs: string[] }

type CamelCase<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name
/** Files as they are, by their names in camel case. */
type Facts = { readonly [Name in keyof Documents as CamelCase<Name>]: Documents[Name] }

/** What is made of several files, or of one that must be put together. */
const made = {
  get packages() {
    const { price, months } = document('check-up')
    return document('packages').map((item) => ({
      ...item,
      price: item.price ?? price,
      months: item.months ?? months,
    }))
  },
  /** What is measured, and how each package includes it. */
  get tests() {
    const packages = document('packages')
    return document('tests').map(({ line, tests }) => ({
      tests,
      packages: packages.map((item) => ({ id: item.id, inclusion: inclusionOf(line, item) })),
    }))
  },
  get plan() {
    const { markers } = document('report')
    const { findings, ...plan } = document('plan')
    const withMarker = ({ marker: wanted, meaning }: (typeof findings)[number]) =>
      markers.filter(({ id }) => id === wanted).map((marker) => ({ marker, meaning }))
    return { ...plan, findings: findings.flatMap(withMarker) }
  },
  get weightLoss() {
    const { services, packages, ...rest } = document('weight-loss')
    const servicesOf = (id: (typeof packages)[number]['id']) =>
      services.map(({ price, ...service }) => ({
        ...service,
        price: typeof price === 'number' ? price : price[id],
      }))
    return {
      ...rest,
      packages: packages.map((item) => ({ ...item, services: servicesOf(item.id) })),
    }
  },
  get services(): readonly ServiceCategory[] {
    return document('services').categories
  },
  /** What the form says a first consultation costs, and how long it takes once that is known. */
  get firstConsultation() {
    const { firstConsultation, categories } = document('services')
    const options = categories.flatMap(({ options }) => options)
    const priceOf = (wanted: string) => options.find(({ id }) => id === wanted)?.price ?? 0
    const { generalPractitioner, specialist, minutes } = firstConsultation
    return {
      generalPractitioner: priceOf(generalPractitioner),
      specialist: priceOf(specialist),
      minutes,
    }
  },
  /** Files and documents one by one, and what is made of them once. */
  get opened() {
    return current()
  },
  get doctors() {
    return current().once('doctors', () =>
      usable(current().doctorIds(), (id) => current().doctor(id)),
    )
  },
  legal: (name: ConsentDocument, locale: Locale) => read((opened) => opened.legal(name, locale)),
  /** What is said of each page, and the ISO day on which its text or prices last changed. */
  get pages() {
    const { terms, privacyPolicy, ...pages } = document('pages')
    const { days } = current().edits
    const dated = (name: keyof typeof shownOn) => {
      const edited = shownOn[name].map((file) => days.get(`content/${file}.yaml`) ?? '')
      return {
        ...pages[name],
        changed: edited.reduce((a, b) => (a > b ? a : b), pages[name].changed),
      }
    }
    return {
      home: dated('home'),
      blog: dated('blog'),
      checkUp: dated('checkUp'),
      weightLoss: dated('weightLoss'),
      terms: { ...terms, changed: made.legal('terms', defaultLocale).effective },
      privacyPolicy: {
        ...privacyPolicy,
        changed: made.legal('privacy-policy', defaultLocale).effective,
      },
    }
  },
  /** What is said of each article, drafts and those to come included. */
  get articles() {
    return current().once('articles', () =>
      usable(current().slugs(), (slug) => current().article(slug)),
    )
  },
  get figures(): ReadonlyMap<string, Figure> {
    const drawn = () =>
      made.articles.flatMap(({ slug, figure }) => (figure ? [[slug, figure] as const] : []))
    return current().once('figures', () => new Map(drawn()))
  },
  article: (slug: string) => made.articles.find((each) => each.slug === slug),
  /** An article's text; links to articles lead to the names that these have now. */
  articleText: (slug: string, locale: Locale) => {
    const text = current().articleText(slug, locale)
    const linked = /(?<=\(\/\w+\/(?:article|sheet)\/)[\w-]+/g
    return text && { ...text, markdown: text.markdown.replaceAll(linked, made.nameNow) }
  },
  /** What an article is called now, by any name that it had. */
  nameNow: (name: string): string =>
    made.articles.find(({ formerly }) => formerly.includes(name))?.slug ?? name,
  /** Folders of articles, those that cannot be used included. */
  get slugs() {
    return current().slugs()
  },
  get topics(): readonly Topic[] {
    return current().once('topics with slugs', () =>
      document('topics').map((topic) => ({
        ...topic,
        slugs: made.articles
          .filter(({ topics }) => topics.includes(topic.id))
          .map(({ slug }) => slug),
      })),
    )
  },
  /** Names under which readers knew an article: its slug of today, or `gone`. */
  get redirects(): Readonly<Record<string, string>> {
    return current().once('redirects by name', () => {
      const renamed = made.articles.flatMap(({ slug, formerly }) =>
        formerly.map((old) => [old, slug] as const),
      )
      return Object.fromEntries([
        ...document('redirects').gone.map((old) => [old, 'gone'] as const),
        ...renamed,
      ])
    })
  },
}

const facts = {}
for (const name of Object.keys(documents) as (keyof Documents)[]) {
  const camelCase = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  Object.defineProperty(facts, camelCase, { get: () => document(name), configurable: true })
}

/**
 * All that the site says beside its messages, by the files of `content/`.
 * @throws ContentError, when something is asked for, of the file that cannot be used
 */
export const content = Object.defineProperties(
  facts,
  Object.getOwnPropertyDescriptors(made),
) as typeof made & Omit<Facts, keyof typeof made>

export const serviceTitle = (wanted: ServiceCategory['slug']): Localized =>
  content.services.find(({ slug }) => slug === wanted)?.title ?? mapLocales(() => '')

export const topicsOf = (slug: string): readonly Topic[] =>
  content.topics.filter(({ slugs }) => slugs.includes(slug))
