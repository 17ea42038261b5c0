import { documents, type Documents } from '#lib/content/schema'
import { legalHead } from '#lib/content/legal'
import { openContent } from '#lib/content/open'
import { locales } from '#lib/i18n/locales'
import { checkArticles } from '#scripts/check/article-facts'
import { readArticles, type ArticleText } from '#scripts/check/articles'
import { checkLanguages } from '#scripts/check/article-languages'
import { checkLinks } from '#scripts/check/article-links'
import { checkMarkdown } from '#scripts/check/article-text'
import { factRules } from '#scripts/check/facts'
import { checkFiles } from '#scripts/check/files'
import { checkMessages } from '#scripts/check/messages'
import { checkPictures } from '#scripts/check/pictures'
import { attempt, type Problem } from '#scripts/check/problem'
import { checkPublished } from '#scripts/check/published'
import { checkReferences } from '#scripts/check/references'
import { checkGlossary, checkPairs, checkTypography, textsIn, type Text } from '#scripts/check/words'

/**
 * Every problem of `content/` and `messages/` below a folder, in the order of their files and lines; nothing is written.
 * @param today ISO day in Kyiv
 */
export async function checkContent(root: string, today: string): Promise<Problem[]> {
  const unreadable = checkFiles(root)
  if (unreadable.length > 0) return unreadable
  const content = openContent(root)
  const names = Object.keys(documents) as (keyof Documents)[]
  const doctors = content.doctorIds()
  const { articles, problems: ofArticles } = readArticles(content)
  const readings = [
    ...names.map((name) => attempt(() => content.document(name))),
    ...doctors.map((id) => attempt(() => content.doctor(id))),
    ...(['terms', 'privacy-policy'] as const).map((name) => attempt(() => content.legal(name))),
  ]
  const words = names
    .filter((name) => name !== 'glossary' && name !== 'consents')
    .map((name) => `content/${name}.yaml`)
    .concat(doctors.map((id) => `content/doctors/${id}/doctor.yaml`))
    .concat(
      articles.flatMap(({ facts, file, figure }) => (facts.draft ? [] : [file, ...(figure ? [figure.file] : [])])),
    )
    .map((file) => textsIn(content, file))
  const messages = checkMessages(root)
  const legal = ['terms', 'privacy-policy'].flatMap((name) =>
    locales.flatMap((locale) => {
      const file = `content/legal/${name}/${locale}.md`
      const { value } = attempt(() => content.withHead(file, legalHead))
      return value ? linesOf(value.markdown, locale, file, value.linesAbove) : []
    }),
  )
  const texts = [...words.flatMap((each) => each.texts), ...messages.texts, ...legal]
  const articleTexts = articles.flatMap(({ facts, texts }) =>
    facts.draft ? [] : Object.values(texts).flatMap(textsOf),
  )
  const found = [
    ...readings.flatMap(({ problems }) => problems),
    ...ofArticles,
    ...messages.problems,
    ...checkPairs([...words.flatMap(({ pairs }) => pairs), ...messages.pairs]),
    ...checkTypography([...texts, ...articleTexts]),
    ...checkMarkdown(articles),
    ...checkLanguages(articles),
    ...checkReferences(articles, today),
    ...(await checkPictures(root)),
    // These compare files that can be read.
    ...[
      () => checkGlossary([...texts, ...articleTexts], content.document('glossary')),
      () => checkArticles(articles, content, today),
      () =>
        checkLinks(
          articles,
          content.document('topics').map(({ id }) => id),
          today,
        ),
      ...factRules.map((rule) => () => rule(content, today)),
      () => checkPublished(content, articles, today),
    ].flatMap((rule) => (messages.texts.length > 0 ? (attempt(rule).value ?? []) : [])),
  ]
  const key = ({ file, line, problem }: Problem) => `${file}:${line}:${problem}`
  return [...new Map(found.map((problem) => [key(problem), problem])).values()].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  )
}

/** What a reader sees of a Markdown text, line by line; addresses are no words. */
function linesOf(markdown: string, locale: Text['locale'], file: string, linesAbove = 0): Text[] {
  const plain = markdown.replaceAll(/\]\([^)]*\)/g, ']').replaceAll('&nbsp;', '\u00A0')
  return plain.split('\n').map((text, index) => ({ file, locale, line: linesAbove + index + 1, text }))
}

function textsOf({ file, locale, head, markdown, positionOf, linesAbove }: ArticleText): Text[] {
  const fields = ['title', 'metaTitle', 'excerpt', 'description'] as const
  const above = head ? fields.map((field) => ({ file, locale, ...positionOf(field), text: head[field] })) : []
  return [...above, ...linesOf(markdown, locale, file, linesAbove)]
}
