import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPostFile, type FrontMatter, type HeadProblem } from '#lib/blog/front-matter'
import { isPublished } from '#lib/blog/embedded'
import { locales, type Locale } from '#lib/i18n/locales'

/** An article's text in one language. */
export type ArticleFile = {
  slug: string
  locale: Locale
  /** Path below the project. */
  file: string
  head: FrontMatter | undefined
  markdown: string
  problems: HeadProblem[]
  lineOf: (...path: PropertyKey[]) => number
  /** Lines of the file above its Markdown. */
  linesAbove: number
}

/** A folder of an article; `files` holds the languages that are there. */
export type Article = {
  slug: string
  files: Partial<Record<Locale, ArticleFile>>
  /** Files beside the texts. */
  others: string[]
  /** True for a draft, which may be half written. */
  isDraft: boolean
}

/** True for an article that readers have on a day; one whose head cannot be read counts. */
export const isShown = ({ isDraft, files }: Article, today: string): boolean =>
  Object.values(files).every(({ head }) => !head || isPublished({ draft: isDraft, published: head.published }, today))

export const postsPath = 'content/posts'

/** Articles of a project's folder, in the order of their slugs. */
export function readArticles(root: string): Article[] {
  const folder = join(root, postsPath)
  const slugs = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
  return slugs.sort().map((slug) => {
    const files: Article['files'] = {}
    for (const locale of locales) {
      const file = `${postsPath}/${slug}/${locale}.md`
      if (!existsSync(join(root, file))) continue
      files[locale] = { slug, locale, file, ...readPostFile(readFileSync(join(root, file), 'utf8')) }
    }
    const texts = locales.map((locale) => `${locale}.md`)
    const others = readdirSync(join(folder, slug)).filter((name) => !name.startsWith('.') && !texts.includes(name))
    const heads = Object.values(files).flatMap(({ head }) => head ?? [])
    return { slug, files, others, isDraft: heads.length > 0 && heads.every(({ draft }) => draft) }
  })
}
