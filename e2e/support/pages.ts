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
 * The slug of the article that most tests use as an example. The article has a figure, was changed
 * after publication, is not about supplements and has no printable sheet.
 */
export const exampleSlug =
  articles.find(
    ({ slug, updated }) =>
      !sheets.includes(slug) &&
      updated &&
      content.figures.has(slug) &&
      findArticleFacts(slug)?.isOnSupplements === false,
  )?.slug ?? ''

/** The slug, topic, doctor or page number with which tests open each route that has a parameter. */
const exampleParams: Record<Exclude<RoutesWith<'hasParam'>, RoutesWith<'isFile'>>, string> = {
  article: exampleSlug,
  blogPage: '2',
  doctor: content.doctors[0]?.id ?? '',
  blogTopic: content.topics.find(({ slugs: own }) => own.includes(exampleSlug))?.id ?? '',
  sheet: sheets[0] ?? '',
}

/**
 * One page of every route, and the not-found page, in one language. The route `lastArticle` is left
 * out, because its page only redirects.
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

export const listPagePaths = (locale: Locale): string[] =>
  listNamedPages(locale).map(({ path }) => path)
