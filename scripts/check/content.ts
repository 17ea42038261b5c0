import { documents, type Documents } from '#lib/content/schema'
import { consentDocuments } from '#lib/content/legal'
import { doctor } from '#lib/content/clinic'
import { legalHead } from '#lib/content/legal'
import { openContent } from '#lib/content/open'
import { locales } from '#lib/i18n/locales'
import { checkArticle, checkFolders } from '#scripts/check/article-facts'
import { readArticles, type ArticleText } from '#scripts/check/articles'
import { checkLanguages } from '#scripts/check/article-languages'
import { checkLinks } from '#scripts/check/article-links'
import { checkMarkdown } from '#scripts/check/article-text'
import { factRules } from '#scripts/check/facts'
import { checkMessages } from '#scripts/check/messages'
import { checkPictures } from '#scripts/check/pictures'
import { attempt, type Problem, type Report } from '#scripts/check/problem'
import { checkPublished } from '#scripts/check/published'
import { checkReferences } from '#scripts/check/references'
import { checkGlossary, checkTranslations, checkTypography, textsIn, type Text } from '#scripts/check/words'

/**
 * Every problem of `content/` and `messages/` below a folder, in the order of their files and lines; nothing is written.
 * @param today ISO day in Kyiv
 */
export async function checkContent(root: string, today: string): Promise<Problem[]> {
  const found = new Map<string, Problem>()
  const report: Report = ({ file, line, column }, problem, isReminder = false) => {
    found.set(`${file}:${line}:${problem}`, { file, line, column, problem, isReminder })
  }
  const sorted = () => [...found.values()].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
  const content = openContent(root)
  const names = Object.keys(documents) as (keyof Documents)[]
  const doctors = content.doctorIds()
  for (const name of names) attempt(() => content.document(name), report)
  for (const id of doctors) attempt(() => content.doctor(id), report)
  for (const name of consentDocuments) attempt(() => content.legal(name), report)
  const articles = readArticles(content, report)
  const written = articles.filter(({ facts }) => !facts.draft)
  const messages = checkMessages(root, report)

  const sources = [
    ...names
      .filter((name) => name !== 'glossary' && name !== 'consents')
      .flatMap((name) => attempt(() => content.sourceOf(name)) ?? []),
    ...doctors.map((id) => content.source(`content/doctors/${id}/doctor.yaml`, doctor)),
    ...written.flatMap(({ facts, positionOf, figure }) => [{ value: facts, positionOf }, figure ?? []].flat()),
  ]
  const translated = [...sources.flatMap(({ value, positionOf }) => textsIn(value, positionOf)), ...messages]
  const legal = consentDocuments.flatMap((name) =>
    locales.flatMap((locale) => {
      const file = `content/legal/${name}/${locale}.md`
      const text = attempt(() => content.withHead(file, legalHead))
      return text ? linesOf({ ...text, file, locale }) : []
    }),
  )
  const texts = [...translated.flat(), ...legal, ...written.flatMap((article) => article.texts).flatMap(textsOf)]
  checkTranslations(translated, report)
  checkTypography(texts, report)
  for (const article of written) {
    checkArticle(article, content, today, report)
    checkMarkdown(article, report)
    checkLanguages(article, report)
  }
  checkReferences(written, report)
  await checkPictures(root, report)
  if (messages.length === 0) return sorted()

  // These compare files that can be read.
  attempt(() => {
    checkGlossary(texts, content.document('glossary'), report)
  })
  attempt(() => {
    checkLinks(articles, content.document('topics'), today, report)
    checkFolders(articles, content, report)
  })
  attempt(() => {
    checkPublished(content, articles, today, report)
  })
  for (const rule of factRules)
    attempt(() => {
      rule(content, report, today)
    })
  return sorted()
}

/** What a reader sees of a Markdown text, line by line; addresses are no words. */
function linesOf({
  markdown,
  linesAbove,
  ...place
}: Pick<ArticleText, 'file' | 'locale' | 'markdown' | 'linesAbove'>): Text[] {
  const plain = markdown.replaceAll(/\]\([^)]*\)/g, ']').replaceAll('&nbsp;', '\u00A0')
  return plain.split('\n').map((text, index) => ({ ...place, line: linesAbove + index + 1, text }))
}

function textsOf(text: ArticleText): Text[] {
  const { head, locale, positionOf } = text
  const fields = ['title', 'metaTitle', 'excerpt', 'description'] as const
  const above = head ? fields.map((field) => ({ ...positionOf(field), locale, text: head[field] })) : []
  return [...above, ...linesOf(text)]
}
