import { type Locale, defaultLocale } from '#lib/i18n/locales'
import { pathTo, routes, type RouteName, type RoutesWith } from '#lib/i18n/routes'
import { embeddedPosts } from '#lib/blog/embedded-posts'
import { listSheetSlugs } from '#lib/blog/sheet'
import { content } from '#e2e/support/content'
import { findArticleFacts } from '#lib/content/current-content'

const articles = await embeddedPosts.getAllPosts(defaultLocale)

/** Slugs of the published articles, newest first. */
export const articleSlugs = articles.map(({ slug }) => slug)

const sheets = listSheetSlugs()

/**
 * The slug of the article that stands for all in tests.
 * The article has a figure, was changed after publication, and is not about supplements.
 */
export const exampleSlug =
  articles.find(
    ({ slug, updated }) =>
      !sheets.includes(slug) &&
      updated &&
      content.figures.has(slug) &&
      findArticleFacts(slug)?.isOnSupplements === false,
  )?.slug ?? ''

/** The example parameter of each kind of page. */
const exampleParams: Record<Exclude<RoutesWith<'hasParam'>, RoutesWith<'isFile'>>, string> = {
  article: exampleSlug,
  blogPage: '2',
  blogTopic: content.topics.find(({ slugs: own }) => own.includes(exampleSlug))?.id ?? '',
  sheet: sheets[0] ?? '',
}

/**
 * One page of every kind in a language, with the not-found page and without the redirect to the
 * last article.
 */
export function listNamedPages(locale: Locale): { name: RouteName | 'notFound'; path: string }[] {
  const names = (Object.keys(routes) as RouteName[]).filter((name) => !('isFile' in routes[name]))
  const getParam = (name: RouteName) =>
    Object.entries(exampleParams).find(([kind]) => kind === name)?.[1] ?? ''
  return [
    ...names
      .filter((name) => name !== 'lastArticle')
      .map((name) => ({ name, path: pathTo(locale, name, { slug: getParam(name) }) })),
    { name: 'notFound', path: `${pathTo(locale)}/missing` },
  ]
}

/** Paths of `listNamedPages`. */
export const listPagePaths = (locale: Locale): string[] =>
  listNamedPages(locale).map(({ path }) => path)
