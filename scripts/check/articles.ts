import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isPublished } from '#lib/blog/embedded'
import { article, head, type Article as Facts, type Head } from '#lib/content/article'
import { figure, type Figure } from '#lib/content/figure'
import type { OpenContent } from '#lib/content/open'
import type { Source } from '#lib/content/source'
import { locales, type Locale } from '#lib/i18n/locales'
import { attempt, type Problem } from '#scripts/check/problem'

/** An article's text in one language, as it is written. */
export type ArticleText = {
  slug: string
  locale: Locale
  file: string
  head: Head | undefined
  markdown: string
  /** Lines of the file above its Markdown. */
  linesAbove: number
  positionOf: Source<unknown>['positionOf']
}

/** A folder of an article; `texts` holds the languages that are there. */
export type Article = {
  slug: string
  /** Its `article.yaml`. */
  file: string
  facts: Facts
  positionOf: Source<unknown>['positionOf']
  texts: Partial<Record<Locale, ArticleText>>
  figure: { file: string; value: Figure } | undefined
  /** Pictures and sheets beside them. */
  others: readonly string[]
}

export const postsPath = 'content/posts'

/** True for an article that readers have on a day. */
export const isShown = ({ facts }: Article, today: string): boolean => isPublished(facts, today)

/** The articles that can be read, in the order of their slugs, and what is wrong with the others. */
export function readArticles(content: OpenContent): { articles: Article[]; problems: Problem[] } {
  const problems: Problem[] = []
  const read = <T>(source: () => Source<T>): Source<T> | undefined => {
    const { value, problems: told } = attempt(source)
    problems.push(...(value?.problems ?? told))
    return value
  }
  const folders = readdirSync(join(content.root, postsPath), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  )
  const articles = folders.map(({ name: slug }) => {
    const path = `${postsPath}/${slug}`
    const names = readdirSync(join(content.root, path)).filter((name) => !name.startsWith('.'))
    const file = `${path}/article.yaml`
    const { value: facts, positionOf } = read(() => content.source(file, article)) ?? {}
    const texts: Article['texts'] = {}
    for (const locale of locales.filter((each) => names.includes(`${each}.md`))) {
      const text = `${path}/${locale}.md`
      const { value, problems: told } = attempt(() => content.withHead(text, head))
      problems.push(...(value?.source.problems ?? told))
      if (!value) continue
      const { source, markdown, linesAbove } = value
      texts[locale] = {
        slug,
        locale,
        file: text,
        head: source.value,
        markdown,
        linesAbove,
        positionOf: source.positionOf,
      }
    }
    const drawing = `${path}/figure.yaml`
    const drawn = names.includes('figure.yaml') ? read(() => content.source(drawing, figure))?.value : undefined
    const own = ['article.yaml', 'figure.yaml', ...locales.map((locale) => `${locale}.md`)]
    const others = names.filter((name) => !own.includes(name))
    return facts && positionOf
      ? [{ slug, file, facts, positionOf, texts, figure: drawn && { file: drawing, value: drawn }, others }]
      : []
  })
  return { articles: articles.flat().sort((a, b) => a.slug.localeCompare(b.slug)), problems }
}
