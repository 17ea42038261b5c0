import { doctor } from '#lib/content/clinic'
import { consentDocuments, legalHead } from '#lib/content/legal'
import type { OpenContent } from '#lib/content/open'
import { documents, type Documents } from '#lib/content/schema'
import { locales } from '#lib/i18n/locales'
import { checkArticle, checkMarkdown } from '#lib/editing/rules/article'
import { readArticles, type ArticleText } from '#lib/editing/rules/articles'
import { checkLanguages, checkLinks } from '#lib/editing/rules/article-links'
import {
  checkConsent,
  checkFolders,
  checkNames,
  checkPages,
  checkTests,
} from '#lib/editing/rules/facts'
import { readOrReport, type ReportProblem } from '#lib/editing/rules/problem'
import { checkPublished } from '#lib/editing/rules/published'
import {
  checkGlossary,
  checkTranslations,
  checkTypography,
  hideFacts,
  textsIn,
  type Text,
} from '#lib/editing/rules/words'

/** What is beside the documents. `messages`: null when they cannot be read; `published`: articles that readers had before. */
type Beside = { today: string; messages: readonly Text[][] | null; published: readonly string[] }

export function checkDocuments(
  content: OpenContent,
  { today, messages, published }: Beside,
  report: ReportProblem,
): void {
  const names = Object.keys(documents) as (keyof Documents)[]
  const doctors = content.folders('content/doctors/', /\/doctors\/[^/]+\//)
  for (const name of names) readOrReport(() => content.document(name), report)
  for (const id of doctors) readOrReport(() => content.doctor(id), report)
  for (const name of consentDocuments)
    for (const locale of locales) readOrReport(() => content.legal(name, locale), report)
  const articles = readArticles(content, report)
  const written = articles.filter(({ facts }) => !facts.draft)

  const sources = [
    ...names
      .filter((name) => name !== 'glossary' && name !== 'consents')
      .flatMap((name) => readOrReport(() => content.sourceOf(name)) ?? []),
    ...doctors.flatMap(
      (id) => readOrReport(() => content.source(`content/doctors/${id}/doctor.yaml`, doctor)) ?? [],
    ),
    ...written.flatMap(({ facts, positionOf, figure }) =>
      [{ value: facts, positionOf }, figure ?? []].flat(),
    ),
  ]
  const translated = [
    ...sources.flatMap(({ value, positionOf }) => textsIn(value, positionOf)),
    ...(messages ?? []),
  ]
  const legal = consentDocuments.flatMap((name) =>
    locales.flatMap((locale) => {
      const file = `content/legal/${name}/${locale}.md`
      return (
        readOrReport(() => linesOf({ ...content.withHead(file, legalHead), file, locale })) ?? []
      )
    }),
  )
  const texts = [
    ...translated.flat(),
    ...legal,
    ...written.flatMap((article) => article.texts.flatMap(textsOf)),
  ]
  const unread = content.slugs().filter((slug) => articles.every((each) => each.slug !== slug))
  const site = { content, articles, unread, texts, today, published }
  checkTranslations(translated, report)
  checkTypography(texts, report)
  for (const article of written) {
    checkArticle(article, site, report)
    checkMarkdown(article, report)
    checkLanguages(article, report)
  }
  const rules = [
    checkGlossary,
    checkLinks,
    checkPublished,
    checkConsent,
    checkFolders,
    checkNames,
    checkPages,
    checkTests,
  ]
  // They compare files that can be read.
  for (const rule of messages ? rules : [])
    readOrReport(() => {
      rule(site, report)
    })
}

type Lines = Pick<ArticleText, 'file' | 'locale' | 'markdown' | 'linesAbove'>

/** What a reader sees of a Markdown text, line by line; addresses are no words. */
function linesOf({ file, locale, markdown, linesAbove }: Lines): Text[] {
  const plain = hideFacts(markdown)
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll('&nbsp;', '\u00A0')
  return plain
    .split('\n')
    .map((text, index) => ({ file, locale, line: linesAbove + index + 1, text }))
}

function textsOf(text: ArticleText): Text[] {
  const { head, locale, positionOf } = text
  const fields = ['title', 'metaTitle', 'excerpt', 'description'] as const
  return [
    ...fields.map((field) => ({ ...positionOf(field), locale, text: head[field] })),
    ...linesOf(text),
  ]
}
