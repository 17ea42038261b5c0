import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { marked, type Token } from 'marked'
import { isPublished } from '#lib/blog/embedded'
import { article, head, type Article as Facts, type Head } from '#lib/content/article'
import { figure, type Figure } from '#lib/content/figure'
import type { OpenContent } from '#lib/content/open'
import type { Source } from '#lib/content/source'
import { lineAt } from '#lib/content/text-file'
import { locales, type Locale } from '#lib/i18n/locales'
import { attempt, type Report } from '#scripts/check/problem'

type PositionOf = Source<unknown>['positionOf']

/** A token of a text and its place; `isBlock` for a heading, paragraph, list or table that stands in no other. */
export type Part = { token: Token; file: string; line: number; isBlock: boolean }

/** An article's text in one language, as it is written. */
export type ArticleText = {
  slug: string
  locale: Locale
  file: string
  head: Head | undefined
  positionOf: PositionOf
  markdown: string
  /** Lines of the file above its Markdown. */
  linesAbove: number
  parts: readonly Part[]
}

/** A folder of an article. */
export type Article = {
  slug: string
  facts: Facts
  /** A place in its `article.yaml`. */
  positionOf: PositionOf
  /** Those that are there, the default language's first. */
  texts: readonly ArticleText[]
  figure: { value: Figure; positionOf: PositionOf } | undefined
  /** Pictures and sheets beside them. */
  others: readonly string[]
}

export const postsPath = 'content/posts'

/** True for an article that readers have on a day. */
export const isShown = ({ facts }: Article, today: string): boolean => isPublished(facts, today)

/** The articles that can be read, in the order of their slugs; what is wrong with the others is reported. */
export function readArticles(content: OpenContent, report?: Report): Article[] {
  const read = <T>(source: () => Source<T>) => {
    const found = attempt(source, report)
    for (const { problem, ...place } of found?.problems ?? []) report?.(place, problem)
    return found
  }
  const textOf = (slug: string, locale: Locale): ArticleText | undefined => {
    const file = `${postsPath}/${slug}/${locale}.md`
    const whole = attempt(() => content.withHead(file, head), report)
    if (!whole) return undefined
    const { source, markdown, linesAbove } = whole
    const { value, positionOf } = read(() => source) ?? source
    return { slug, locale, file, head: value, positionOf, markdown, linesAbove, parts: partsOf(whole, file) }
  }
  const articleOf = (slug: string): Article | undefined => {
    const names = readdirSync(join(content.root, postsPath, slug)).filter((name) => !name.startsWith('.'))
    const own = read(() => content.source(`${postsPath}/${slug}/article.yaml`, article))
    const drawing = names.includes('figure.yaml')
      ? read(() => content.source(`${postsPath}/${slug}/figure.yaml`, figure))
      : undefined
    const texts = locales.flatMap((locale) => (names.includes(`${locale}.md`) ? (textOf(slug, locale) ?? []) : []))
    if (!own?.value) return undefined
    const known = ['article.yaml', 'figure.yaml', ...locales.map((locale) => `${locale}.md`)]
    return {
      slug,
      facts: own.value,
      positionOf: own.positionOf,
      texts,
      figure: drawing?.value && { value: drawing.value, positionOf: drawing.positionOf },
      others: names.filter((name) => !known.includes(name)),
    }
  }
  return readdirSync(join(content.root, postsPath), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .flatMap(({ name }) => articleOf(name) ?? [])
    .sort((a, b) => a.slug.localeCompare(b.slug))
}

function partsOf({ markdown, linesAbove }: Pick<ArticleText, 'markdown' | 'linesAbove'>, file: string): Part[] {
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
