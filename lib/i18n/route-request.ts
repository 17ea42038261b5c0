import { defaultLocale, isLocale, findLocaleByCode, type Locale } from '#lib/i18n/locales'
import { matchRoute, pathTo, routes, type RouteName } from '#lib/i18n/routes'

/**
 * The result of routing a request. `path` is the target of a redirect (307, 308) or the page to
 * show. `name` is the route of `path`.
 */
export type RoutingResult = {
  status: 200 | 307 | 308 | 404 | 410 | 503
  path: string
  name?: RouteName
}

/** Value that replaces the slug of a removed article. */
export const goneSlug = 'gone'

/**
 * Resolves the last segment of a path to its canonical spelling. The result is null when no page
 * has the segment, and `goneSlug` for a removed article. The result is undefined when the provider
 * fails and the segment is not known.
 */
export type CanonicalParam = (
  locale: Locale,
  name: RouteName,
  param: string,
) => Promise<string | null | undefined>

/** Matches `fr`, `ru`, `de-AT`, `EN`. Does not match `foo`. */
const languageTag = /^[a-z]{2}(-[a-z0-9]{2,8})*$/i

/**
 * Routes a request by its path (spec section 2).
 *
 * @param chosen language in the visitor's cookie
 */
export async function routeRequest(
  pathname: string,
  canonicalParam: CanonicalParam,
  chosen?: string,
): Promise<RoutingResult> {
  const segments = pathname.split('/').filter(Boolean)
  const [locale = '', ...rest] = segments
  if (!isLocale(locale)) {
    const isTag = languageTag.test(locale)
    const target =
      (isTag && findLocaleByCode(locale)) || (isLocale(chosen) ? chosen : defaultLocale)
    return { status: 307, path: `/${[target, ...(isTag ? rest : segments)].join('/')}` }
  }
  const found = matchRoute(rest)
  // The slug `article` means the last viewed article (spec section 2).
  const isLast = found?.name === 'article' && found.param?.toLowerCase() === routes.article.path
  const route = isLast ? ({ name: 'lastArticle', param: undefined } as const) : found
  const slug =
    route?.param === undefined ? '' : await canonicalParam(locale, route.name, route.param)
  if (slug === undefined) return { status: 503, path: `/${locale}/unavailable` }
  if (slug === null || !route) return { status: 404, path: `/${locale}/not-found` }
  if (route.name === 'article' && slug === goneSlug) return { status: 410, path: `/${locale}/gone` }
  // The first page of the list has the path of the blog, not `blog/page/1`.
  const isFirst = route.name === 'blogPage' && slug === '1'
  const path = isFirst ? pathTo(locale, 'blog') : pathTo(locale, route.name, { slug })
  return { status: path === pathname ? 200 : 308, path, name: route.name }
}
