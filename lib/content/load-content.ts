import {
  combineFirstConsultation,
  combinePackages,
  combinePages,
  combinePlan,
  combinePriceBreakdown,
  combineRedirects,
  combineTests,
  combineTopics,
  combineWeightLoss,
} from '#lib/content/combine-documents'
import { ContentError } from '#lib/content/content-error'
import { type Edits, noEdits } from '#lib/content/edits'
import type { LegalText } from '#lib/content/legal-sections'
import { loadArticles } from '#lib/content/load-articles'
import { type Localized, pickLanguage } from '#lib/content/localized'
import { makeParts, type PartMakers } from '#lib/content/make-parts'
import { openContent, type OpenContent } from '#lib/content/open-content'
import { findLatestDay } from '#lib/content/page-days'
import type { Doctor } from '#lib/content/schemas/clinic'
import type { ConsentDocument } from '#lib/content/schemas/legal'
import {
  type ContentIn,
  documentFiles,
  type DocumentsByName,
  type SiteContent,
  textParts,
} from '#lib/content/site-content'
import { type Locale, mapLocales } from '#lib/i18n/locales'

/** The loaded content: the files of `content/`, with edits in place of some files. */
export type LoadedContent = {
  readonly site: SiteContent
  readonly inLocale: Readonly<Record<Locale, ContentIn>>
  readonly errors: readonly ContentError[]
}

/**
 * Reads and validates all documents of `content/`, with edits in place of files. When a version of
 * an edited file is invalid, `edits.onBroken` is called and the previous version is used. When no
 * version is valid, the file in `content/` is used.
 * @param root folder that contains `content/`
 */
export function loadContent(root: string, edits: Edits): LoadedContent {
  const errors = new Set<ContentError>()
  const report = (error: ContentError) => {
    errors.add(error)
  }
  const opened = openContent(root, edits)
  const read = readerOf(root, opened, edits)
  const documents = loadDocuments(read, report)
  const { articles, brokenArticles } = loadArticles(opened, report)
  const made = makeParts({ legal: () => loadLegal(read) }, report)
  const makers: PartMakers<SiteContent> = {
    ...makersOf(documents),
    packages: () => combinePackages(documents),
    tests: () => combineTests(documents),
    plan: () => combinePlan(documents),
    weightLoss: () => combineWeightLoss(documents),
    services: () => documents.services.categories,
    firstConsultation: () => combineFirstConsultation(documents),
    priceBreakdown: () => combinePriceBreakdown(documents),
    pages: () => combinePages(documents, edits, made.legal),
    topics: () => combineTopics(documents, articles),
    doctors: () => loadDoctors(opened, edits, report),
    legal: () => made.legal,
    articles: () => articles,
    brokenArticles: () => brokenArticles,
    figures: () =>
      new Map(articles.flatMap(({ slug, figure }) => (figure ? [[slug, figure]] : []))),
    redirects: () => combineRedirects(documents, articles),
  }
  const site = makeParts(makers, report)
  return {
    site,
    inLocale: mapLocales((locale) => translateContent(site, locale)),
    errors: [...errors],
  }
}

type Read = <T>(readFrom: (content: OpenContent) => T) => T

/**
 * Makes a function that passes the edited content to `readFrom`. When `readFrom` throws a
 * ContentError, the function calls `readFrom` again with the files of `content/` alone. In a
 * preview the function throws the error, so that the editor sees the mistake.
 */
function readerOf(root: string, opened: OpenContent, edits: Edits): Read {
  const files = openContent(root, noEdits)
  return (readFrom) => {
    try {
      return readFrom(opened)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      if (edits.files.size === 0 || edits.isPreview) throw error
      edits.onBroken?.(error)
      return readFrom(files)
    }
  }
}

function loadDocuments(read: Read, report: (error: ContentError) => void): DocumentsByName {
  const makers = Object.entries(documentFiles).map(([name, file]) => {
    const make = () => read((content) => content.document(file))
    return [name, make] as const
  })
  return makeParts(Object.fromEntries(makers) as PartMakers<DocumentsByName>, report)
}

/**
 * Makes an object with one function for each property of `parts`. The function returns the value of
 * the property, or throws when the value is invalid. The other properties stay readable.
 */
function makersOf<Parts extends object>(parts: Parts): PartMakers<Parts> {
  const names = Object.keys(parts) as (keyof Parts)[]
  return Object.fromEntries(
    names.map((name) => [name, () => parts[name]] as const),
  ) as PartMakers<Parts>
}

function loadLegal(read: Read): Record<ConsentDocument, Localized<LegalText>> {
  const load = (name: ConsentDocument) =>
    mapLocales((locale) => read((content) => content.legal(name, locale)))
  return { terms: load('terms'), 'privacy-policy': load('privacy-policy') }
}

/**
 * Reads all doctors, each with the day on which the doctor's page last changed. A doctor with an
 * invalid file is reported and left out.
 */
function loadDoctors(
  content: OpenContent,
  { days }: Edits,
  report: (error: ContentError) => void,
): Doctor[] {
  return content.doctorIds().flatMap((id) => {
    try {
      const doctor = content.doctor(id)
      const files = [`content/doctors/${id}/doctor.yaml`, 'content/services.yaml']
      return [{ ...doctor, changed: findLatestDay(doctor.changed, files, days) }]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      report(error)
      return []
    }
  })
}

function translateContent(site: SiteContent, locale: Locale): ContentIn {
  const makers = textParts.map((part) => [part, () => pickLanguage(site[part], locale)] as const)
  const ignoreKnownError = () => undefined
  return makeParts(Object.fromEntries(makers) as PartMakers<ContentIn>, ignoreKnownError)
}
