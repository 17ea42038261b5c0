import { ContentError } from '#lib/content/content-error'
import type { Localized } from '#lib/content/localized'
import type { OpenContent } from '#lib/content/open-content'
import type { ArticleFacts, ArticleText } from '#lib/content/schemas/article'
import type { BrokenArticle, SiteArticle } from '#lib/content/site-content'
import { defaultLocale, type Locale, mapLocales } from '#lib/i18n/locales'

type LoadedArticles = {
  articles: readonly SiteArticle[]
  brokenArticles: readonly BrokenArticle[]
}

/** Matches the slug in links to articles and sheets: `starinnya` in `(/ua/article/starinnya)`. */
const linkedSlug = /(?<=\(\/\w+\/(?:article|sheet)\/)[\w-]+/g

/**
 * Reads all articles with their texts. An invalid article is left out and listed in
 * `brokenArticles`.
 * @param report called with the error of each invalid file
 */
export function loadArticles(
  content: OpenContent,
  report: (error: ContentError) => void,
): LoadedArticles {
  const brokenArticles: BrokenArticle[] = []
  const attempt = <T>(read: () => T, onError: (error: ContentError) => void): T | null => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      report(error)
      onError(error)
      return null
    }
  }
  const leaveOut = (slug: string, locale?: Locale) => (error: ContentError) => {
    brokenArticles.push({ slug, locale, error })
  }
  const facts = content
    .slugs()
    .flatMap((slug) => attempt(() => content.article(slug), leaveOut(slug)) ?? [])
  const articles = facts.map((article) => {
    const { slug } = article
    const readText = (locale: Locale) =>
      attempt(
        () => withCurrentLinks(content.articleText(slug, locale), facts),
        leaveOut(slug, locale),
      )
    const sheet = attempt(
      () => readSheet(content, slug),
      () => undefined,
    )
    return { ...article, text: mapLocales(readText), sheet }
  })
  return { articles, brokenArticles }
}

/** Replaces former slugs by current slugs in the links of a text. */
function withCurrentLinks(
  text: ArticleText | null,
  articles: readonly ArticleFacts[],
): ArticleText | null {
  if (text === null) return null
  const markdown = text.markdown.replaceAll(linkedSlug, (slug) => findNewestSlug(articles, slug))
  return { ...text, markdown }
}

/** Returns the current slug of an article. `slug` is the current slug or an earlier slug. */
export function findNewestSlug(articles: readonly ArticleFacts[], slug: string): string {
  return articles.find(({ formerly }) => formerly.includes(slug))?.slug ?? slug
}

function readSheet(content: OpenContent, slug: string): Localized | null {
  const fileIn = (locale: Locale) => `content/posts/${slug}/sheet.${locale}.md`
  if (!content.exists(fileIn(defaultLocale))) return null
  return mapLocales((locale) => content.text(fileIn(locale)))
}
