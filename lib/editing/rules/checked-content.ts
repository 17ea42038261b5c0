import { marked, type Token } from 'marked'
import {
  articleSchema,
  articleHeadSchema,
  type Article,
  type ArticleHead,
} from '#lib/content/schemas/article'
import { figureSchema, type Figure } from '#lib/content/schemas/figure'
import type { OpenContent } from '#lib/content/open-content'
import { getLineNumber } from '#lib/content/read-text-file'
import type { YamlSource } from '#lib/content/read-yaml'
import { readOrReport, type ReportProblem } from '#lib/editing/rules/problem'
import type { CheckedText } from '#lib/editing/rules/localized-texts'
import { locales, type Locale } from '#lib/i18n/locales'

// The input of the rules: articles as they are written in the files, with the line number of each
// Markdown token.

/** A token of an article's Markdown, as the library marked returns it, with its position. */
export type MarkdownPart = {
  token: Token
  file: string
  /** Line number in the file, counted from 1. */
  line: number
  /** True for a heading, paragraph, list or table that is not inside another token. */
  isBlock: boolean
}

/** An article's text in one language. */
export type CheckedArticleText = {
  slug: string
  locale: Locale
  file: string
  head: ArticleHead
  markdown: string
  /** Number of lines of YAML front matter above the Markdown. */
  linesAbove: number
  parts: readonly MarkdownPart[]
  positionOf: YamlSource<ArticleHead>['positionOf']
}

/** The content of an article's folder. */
export type CheckedArticle = {
  slug: string
  facts: Article
  positionOf: YamlSource<Article>['positionOf']
  /** The existing texts, the default language first. */
  texts: readonly CheckedArticleText[]
  figure: YamlSource<Figure> | undefined
  /** Paths relative to the article's folder. */
  files: readonly string[]
}

/** Data that every rule receives. */
export type CheckedContent = {
  content: OpenContent
  articles: readonly CheckedArticle[]
  /** Slugs of articles whose files cannot be read. */
  unreadableSlugs: readonly string[]
  texts: readonly CheckedText[]
  /** An ISO day in Kyiv. */
  today: string
  /** Slugs of articles that have been published before this check. */
  publishedSlugs: readonly string[]
}

export const postsPath = 'content/posts'

/**
 * Reads the articles whose `article.yaml` is readable, sorted by slug. Unreadable files are
 * reported.
 */
export function readCheckedArticles(
  content: OpenContent,
  report?: ReportProblem,
): CheckedArticle[] {
  const slugs = content.folders(`${postsPath}/`, /\/posts\/[^/]+\//)
  return slugs.flatMap((slug) => readCheckedArticle(content, slug, report) ?? [])
}

function readCheckedArticle(
  content: OpenContent,
  slug: string,
  report?: ReportProblem,
): CheckedArticle | undefined {
  const folder = `${postsPath}/${slug}/`
  const files = content
    .files()
    .filter((file) => file.startsWith(folder))
    .map((file) => file.slice(folder.length))
  const facts = readOrReport(() => content.source(`${folder}article.yaml`, articleSchema), report)
  const figureSource = files.includes('figure.yaml')
    ? readOrReport(() => content.source(`${folder}figure.yaml`, figureSchema), report)
    : undefined
  const texts = locales
    .filter((locale) => files.includes(`${locale}.md`))
    .flatMap((locale) => readOrReport(() => readArticleText(content, slug, locale), report) ?? [])
  if (!facts) return undefined
  const { value, positionOf } = facts
  return { slug, facts: value, positionOf, texts, figure: figureSource, files }
}

function readArticleText(content: OpenContent, slug: string, locale: Locale): CheckedArticleText {
  const file = `${postsPath}/${slug}/${locale}.md`
  const { value, markdown, linesAbove, positionOf } = content.withHead(file, articleHeadSchema)
  const parts = listMarkdownParts(markdown, linesAbove, file)
  return { slug, locale, file, head: value, markdown, linesAbove, parts, positionOf }
}

function listMarkdownParts(markdown: string, linesAbove: number, file: string): MarkdownPart[] {
  const parts: MarkdownPart[] = []
  let blockStart = 0
  for (const block of marked.lexer(markdown, { gfm: true })) {
    // The marked library drops the empty lines after a list. The lengths of the tokens therefore do
    // not add up to the start of a block. The start is searched in the text.
    blockStart = Math.max(blockStart, markdown.indexOf(block.raw, blockStart))
    let offset = 0
    void marked.walkTokens([block], (token) => {
      offset = Math.max(offset, block.raw.indexOf(token.raw, offset))
      const line = linesAbove + getLineNumber(markdown, blockStart + offset)
      if (token.type !== 'space') parts.push({ token, file, line, isBlock: token === block })
    })
    blockStart += block.raw.length
  }
  return parts
}
