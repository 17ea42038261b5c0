import { statSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '#lib/content/figure'
import { openContent } from '#lib/content/open'
import type { Documents } from '#lib/content/schema'
import { ContentError } from '#lib/content/source'
import type { Localized } from '#lib/content/values'
import { isDevelopment } from '#lib/env'
import { mapLocales, type Locale } from '#lib/i18n/locales'
import { log } from '#lib/log'

const opened = openContent(process.cwd())
const seen = { at: 0, stamp: '' }

/** The content; in development read anew a second after a file of it has changed. */
function current() {
  if (!isDevelopment || Date.now() - seen.at < 1000) return opened
  const files = globSync('content/**/*.{yaml,md}', { cwd: opened.root }).sort()
  const stamp = files.map((file) => `${file} ${statSync(join(opened.root, file)).mtimeMs}`).join('\n')
  if (stamp !== seen.stamp) opened.forget()
  Object.assign(seen, { at: Date.now(), stamp })
  return opened
}

const document = <Name extends keyof Documents>(name: Name) => current().document(name)

/** Each of a list of documents but those that cannot be used, which are told in the log. */
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

export type ServicePackage = Documents['packages'][number] & { price: number; months: 3 | 6 | 12 }
export type ServiceCategory = Documents['services']['categories'][number] & { image: string }
export type WeightLossService = { id: string; price: number; included: boolean } & Pick<
  Documents['weight-loss']['services'][number],
  'name' | 'details'
>
export type WeightLossPackage = Documents['weight-loss']['packages'][number] & { services: WeightLossService[] }
/** What articles are about; one may belong to several. */
export type Topic = Documents['topics'][number] & { slugs: string[] }

/** Files that are given as they are, by their names here. */
const files = {
  clinic: 'clinic',
  claims: 'claims',
  legalTerms: 'legal-terms',
  checkUp: 'check-up',
  people: 'people',
  faq: 'faq',
  notFor: 'not-for',
  report: 'report',
  home: 'home',
  errorPage: 'error-page',
  storedData: 'stored-data',
  consents: 'consents',
} as const
type Facts = { readonly [Name in keyof typeof files]: Documents[(typeof files)[Name]] }

/** What is made of several files, or of one that must be put together. */
const made = {
  /** The packages in rising order of duration. */
  get packages(): readonly ServicePackage[] {
    const { price, months } = document('check-up')
    return current().once('packages with prices', () =>
      document('packages').map((item) => ({ ...item, price: item.price ?? price, months: item.months ?? months })),
    )
  },
  /** The written plan; each finding has its marker of the example report. */
  get plan() {
    const { markers } = document('report')
    return current().once('plan with markers', () => {
      const plan = document('plan')
      const findings = plan.findings.flatMap(({ marker, meaning }) =>
        markers.filter(({ id }) => id === marker).map((found) => ({ marker: found, meaning })),
      )
      return { ...plan, findings }
    })
  },
  get weightLoss() {
    return current().once('weight loss with services', () => {
      const { services, packages, ...rest } = document('weight-loss')
      const servicesOf = (id: string): WeightLossService[] =>
        services.map(({ price, ...service }) => ({
          ...service,
          price: typeof price === 'number' ? price : (price[id] ?? 0),
        }))
      return {
        ...rest,
        packages: packages.map((item): WeightLossPackage => ({ ...item, services: servicesOf(item.id) })),
      }
    })
  },
  /** The price list in the order of its cards. */
  get services(): readonly ServiceCategory[] {
    return current().once('services with images', () =>
      document('services').categories.map((each) => ({ ...each, image: `/images/services.svg#${each.slug}` })),
    )
  },
  /** What the form says a first consultation costs, and how long it takes once that is known. */
  get firstConsultation() {
    const { firstConsultation, categories } = document('services')
    const options = categories.flatMap(({ options }) => options)
    const priceOf = (wanted: string) => options.find(({ id }) => id === wanted)?.price ?? 0
    const { generalPractitioner, specialist, minutes } = firstConsultation
    return { generalPractitioner: priceOf(generalPractitioner), specialist: priceOf(specialist), minutes }
  },
  get doctors() {
    return current().once('doctors', () => usable(current().doctorIds(), (id) => current().doctor(id)))
  },
  get legal() {
    return {
      get terms() {
        return current().legal('terms')
      },
      get privacyPolicy() {
        return current().legal('privacy-policy')
      },
    }
  },
  /** What is said of each page, and the ISO day on which its text or prices last changed. */
  get pages() {
    const { terms, privacyPolicy, ...pages } = document('pages')
    return {
      ...pages,
      terms: { ...terms, changed: made.legal.terms.effective },
      privacyPolicy: { ...privacyPolicy, changed: made.legal.privacyPolicy.effective },
    }
  },
  /** What is said of each article, drafts and those to come included. */
  get articles() {
    return current().once('articles', () => usable(current().slugs(), (slug) => current().article(slug)))
  },
  /** The drawn numbers of articles. */
  get figures(): ReadonlyMap<string, Figure> {
    return current().once(
      'figures',
      () => new Map(made.articles.flatMap(({ slug, figure }) => (figure ? [[slug, figure] as const] : []))),
    )
  },
  article: (slug: string) => made.articles.find((each) => each.slug === slug),
  /** An article's text; links to articles lead to the names that these have now. */
  articleText: (slug: string, locale: Locale) => {
    const text = current().articleText(slug, locale)
    return (
      text && { ...text, markdown: text.markdown.replaceAll(/(?<=\(\/\w+\/(?:article|sheet)\/)[\w-]+/g, made.nameNow) }
    )
  },
  /** What an article is called now, by any name that it had. */
  nameNow: (name: string): string => made.articles.find(({ formerly }) => formerly.includes(name))?.slug ?? name,
  /** Folders of articles, those that cannot be used included. */
  get slugs() {
    return current().slugs()
  },
  articleFacts: (slug: string) => current().article(slug),
  get topics(): readonly Topic[] {
    return current().once('topics with slugs', () =>
      document('topics').map((topic) => ({
        ...topic,
        slugs: made.articles.filter(({ topics }) => topics.includes(topic.id)).map(({ slug }) => slug),
      })),
    )
  },
  /** Names under which readers knew an article: its slug of today, or `gone`. */
  get redirects(): Readonly<Record<string, string>> {
    return current().once('redirects by name', () => {
      const renamed = made.articles.flatMap(({ slug, formerly }) => formerly.map((old) => [old, slug] as const))
      return Object.fromEntries([...document('redirects').gone.map((old) => [old, 'gone'] as const), ...renamed])
    })
  },
}

/**
 * All that the site says beside its messages, by the files of `content/`.
 * @throws ContentError, when something is asked for, of the file that cannot be used
 */
export const content = Object.defineProperties(
  made,
  Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, { get: () => document(file), configurable: true }]),
  ),
) as typeof made & Facts

/** What the services of a category are called. */
export const serviceTitle = (wanted: ServiceCategory['slug']): Localized =>
  content.services.find(({ slug }) => slug === wanted)?.title ?? mapLocales(() => '')

/** Topics of an article. */
export const topicsOf = (slug: string): readonly Topic[] => content.topics.filter(({ slugs }) => slugs.includes(slug))
