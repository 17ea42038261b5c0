import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { doctorSchema } from '#lib/content/schemas/clinic'
import { consentDocuments, legalHeadSchema } from '#lib/content/schemas/legal'
import type { OpenContent } from '#lib/content/open-content'
import { documentSchemas, type Documents } from '#lib/content/schemas/documents'
import { checkArticleFacts } from '#lib/editing/rules/article-facts'
import { checkArticleLinks } from '#lib/editing/rules/article-links'
import { checkArticleReferences } from '#lib/editing/rules/article-references'
import { checkArticleTranslations } from '#lib/editing/rules/article-translations'
import {
  readCheckedArticles,
  type CheckedArticle,
  type CheckedArticleText,
  type CheckedContent,
} from '#lib/editing/rules/checked-content'
import { checkCodes } from '#lib/editing/rules/codes'
import { checkConsentRecord } from '#lib/editing/rules/consent-record'
import { checkEmergencyAdvice } from '#lib/editing/rules/emergency-advice'
import { checkFolders } from '#lib/editing/rules/folders'
import { checkGlossary } from '#lib/editing/rules/glossary'
import { checkInvisibleSigns } from '#lib/editing/rules/invisible-signs'
import {
  hideFacts,
  listTranslatedTexts,
  type CheckedText,
  type TranslatedText,
} from '#lib/editing/rules/localized-texts'
import { checkMarkdown } from '#lib/editing/rules/markdown'
import { checkTranslatedNumbers } from '#lib/editing/rules/numbers'
import { checkPageTitles } from '#lib/editing/rules/page-titles'
import { checkPriceLines } from '#lib/editing/rules/price-lines'
import { readOrReport, type ReportProblem } from '#lib/editing/rules/problem'
import { checkPublishedAddresses } from '#lib/editing/rules/published-addresses'
import { checkScreening } from '#lib/editing/rules/screening'
import { checkTestLines } from '#lib/editing/rules/test-lines'
import { checkTypography } from '#lib/editing/rules/typography'
import { locales } from '#lib/i18n/locales'

/** Data that the rules need in addition to the documents. */
export type CheckContext = {
  /** An ISO day in Kyiv. */
  today: string
  messages: readonly TranslatedText[]
  /** Slugs of articles that have been published before this check. */
  publishedSlugs: readonly string[]
}

/** Rules that compare several files. */
const rules = [
  checkGlossary,
  checkArticleLinks,
  checkPublishedAddresses,
  checkConsentRecord,
  checkFolders,
  checkCodes,
  checkPageTitles,
  checkTestLines,
  checkPriceLines,
  checkScreening,
  checkInvisibleSigns,
]

const documentNames = Object.keys(documentSchemas) as (keyof Documents)[]

/** Runs all rules on the documents of `content/`. */
export function checkDocuments(
  content: OpenContent,
  { today, messages, publishedSlugs }: CheckContext,
  report: ReportProblem,
): void {
  reportUnreadableDocuments(content, report)
  const articles = readCheckedArticles(content, report)
  const finished = articles.filter(({ facts }) => !facts.draft)
  const translated = [...listTextsOfDocuments(content, finished), ...messages]
  const texts = [
    ...translated.flat(),
    ...listLegalTexts(content),
    ...finished.flatMap((article) => article.texts.flatMap(listTextsOfArticle)),
  ]
  const unreadableSlugs = content
    .slugs()
    .filter((slug) => articles.every((each) => each.slug !== slug))
  const checked: CheckedContent = {
    content,
    articles,
    unreadableSlugs,
    texts,
    today,
    publishedSlugs,
  }
  checkTranslatedNumbers(translated, report)
  checkTypography(texts, report)
  for (const article of finished) {
    checkArticleFacts(article, checked, report)
    checkEmergencyAdvice(article, content, report)
    checkArticleReferences(article, report)
    checkMarkdown(article, report)
    checkArticleTranslations(article, report)
  }
  // A rule stops at a document that cannot be read. `readOrReport` reports nothing here, because
  // `reportUnreadableDocuments` reports the document.
  for (const rule of rules) readOrReport(() => rule(checked, report))
}

function reportUnreadableDocuments(content: OpenContent, report: ReportProblem): void {
  for (const name of documentNames) readOrReport(() => content.document(name), report)
  for (const id of listDoctorFolders(content)) readOrReport(() => content.doctor(id), report)
  for (const name of consentDocuments)
    for (const locale of locales) readOrReport(() => content.legal(name, locale), report)
}

/**
 * Lists the folders of doctors, including a folder without a `doctor.yaml`. Leaves out doctors whom
 * an editor has removed at the desk. The folder of a removed doctor still contains files, such as a
 * photo.
 */
function listDoctorFolders(content: OpenContent): string[] {
  const isRemovedAtDesk = (file: string) =>
    !content.exists(file) && existsSync(join(content.root, file))
  return content
    .folders('content/doctors/', /\/doctors\/[^/]+\//)
    .filter((id) => !isRemovedAtDesk(`content/doctors/${id}/doctor.yaml`))
}

/**
 * Texts of the YAML files, except three kinds. The glossary lists wrong words. Search words may be
 * wrong words that people type. The consents are records of earlier texts.
 */
function listTextsOfDocuments(
  content: OpenContent,
  articles: readonly CheckedArticle[],
): TranslatedText[] {
  const names = documentNames.filter((name) => name !== 'glossary' && name !== 'consents')
  const doctorFiles = listDoctorFolders(content).map((id) => `content/doctors/${id}/doctor.yaml`)
  const sources = [
    ...names.flatMap((name) => readOrReport(() => content.sourceOf(name)) ?? []),
    ...doctorFiles.flatMap((file) => readOrReport(() => content.source(file, doctorSchema)) ?? []),
    ...articles.map(({ facts, positionOf }) => ({
      value: { ...facts, searchWords: undefined },
      positionOf,
    })),
    ...articles.flatMap(({ figure }) => figure ?? []),
  ]
  return sources.flatMap(({ value, positionOf }) => listTranslatedTexts(value, positionOf))
}

function listLegalTexts(content: OpenContent): CheckedText[] {
  const files = consentDocuments.flatMap((name) =>
    locales.map((locale) => ({ file: `content/legal/${name}/${locale}.md`, locale })),
  )
  return files.flatMap(({ file, locale }) => {
    const text = readOrReport(() => content.withHead(file, legalHeadSchema))
    return text ? listLines({ ...text, file, locale }) : []
  })
}

type MarkdownLines = Pick<CheckedArticleText, 'file' | 'locale' | 'markdown' | 'linesAbove'>

/** Lists the lines of a Markdown text, and removes the addresses of links. */
function listLines({ file, locale, markdown, linesAbove }: MarkdownLines): CheckedText[] {
  const plain = hideFacts(markdown)
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll('&nbsp;', '\u00A0')
  return plain
    .split('\n')
    .map((text, index) => ({ file, locale, line: linesAbove + index + 1, text }))
}

function listTextsOfArticle(article: CheckedArticleText): CheckedText[] {
  const { head, locale, positionOf } = article
  const fields = ['title', 'metaTitle', 'excerpt', 'description'] as const
  const headTexts = fields.map((field) => ({ ...positionOf(field), locale, text: head[field] }))
  return [...headTexts, ...listLines(article)]
}
