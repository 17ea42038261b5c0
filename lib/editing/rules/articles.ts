import { marked, type Token } from 'marked'
import { article, head } from '#lib/content/article'
import { figure } from '#lib/content/figure'
import type { OpenContent } from '#lib/content/open'
import { lineAt } from '#lib/content/source'
import { locales, type Locale } from '#lib/i18n/locales'
import { readOrReport, type ReportProblem } from '#lib/editing/rules/problem'
import type { Text } from '#lib/editing/rules/words'

/** A token of a text and its place; `isBlock` for a heading, paragraph, list or table that stands in no other. */
export type Part = { token: Token; file: string; line: number; isBlock: boolean }
export type ArticleText = ReturnType<typeof readText>
/** A folder of an article; its texts are those that are there, the default language's first. */
export type Article = ReturnType<typeof readArticles>[number]

/** What is checked, on an ISO day in Kyiv. */
export type Site = {
  content: OpenContent
  articles: readonly Article[]
  /** Slugs of articles that cannot be read. */
  unread: readonly string[]
  texts: readonly Text[]
  today: string
  /** Slugs of articles that readers had before. */
  published: readonly string[]
}

export const postsPath = 'content/posts'

/** The articles that can be read, in the order of their slugs; what is wrong with the others is reported. */
export function readArticles(content: OpenContent, report?: ReportProblem) {
  return content.folders(`${postsPath}/`, /\/posts\/[^/]+\//).flatMap((slug) => {
    const folder = `${postsPath}/${slug}/`
    const files = content
      .files()
      .flatMap((file) => (file.startsWith(folder) ? file.slice(folder.length) : []))
    const own = readOrReport(
      () => content.source(`${postsPath}/${slug}/article.yaml`, article),
      report,
    )
    const drawing = () => content.source(`${postsPath}/${slug}/figure.yaml`, figure)
    const drawn = files.includes('figure.yaml') ? readOrReport(drawing, report) : undefined
    const texts = locales.flatMap((locale) =>
      files.includes(`${locale}.md`)
        ? (readOrReport(() => readText(content, slug, locale), report) ?? [])
        : [],
    )
    return own
      ? { slug, facts: own.value, positionOf: own.positionOf, texts, figure: drawn, files }
      : []
  })
}

function readText(content: OpenContent, slug: string, locale: Locale) {
  const file = `${postsPath}/${slug}/${locale}.md`
  const { value, ...text } = content.withHead(file, head)
  return { ...text, slug, locale, file, head: value, parts: partsOf(text, file) }
}

function partsOf(
  { markdown, linesAbove }: { markdown: string; linesAbove: number },
  file: string,
): Part[] {
  const parts: Part[] = []
  let offset = 0
  for (const block of marked.lexer(markdown, { gfm: true })) {
    // The end of a list is not in its token.
    offset = Math.max(offset, markdown.indexOf(block.raw, offset))
    let within = 0
    void marked.walkTokens([block], (token) => {
      within = Math.max(within, block.raw.indexOf(token.raw, within))
      const line = linesAbove + lineAt(markdown, offset + within)
      if (token.type !== 'space') parts.push({ token, file, line, isBlock: token === block })
    })
    offset += block.raw.length
  }
  return parts
}
