import { defaultLocale, isLocale, findLocaleByCode, type Locale } from '#lib/i18n/locales'
import { matchRoute, pathTo, routes, type RouteName } from '#lib/i18n/routes'

/** The result of routing a request. */
export type RoutingResult = {
  status: 200 | 307 | 308 | 404 | 410 | 503
  /** Target of a redirect (307, 308); for any other status, the path of the page to show. */
  path: string
  /** Route of `path`; missing for 307 and for error pages. */
  name?: RouteName
}

/**
 * Result of resolving the last segment of a path.
 * - `found`: a page has the segment. `param` is the canonical spelling of the segment.
 * - `missing`: no page has the segment.
 * - `gone`: the segment is the slug of a removed article.
 * - `unknown`: the provider fails, so the page may exist.
 */
export type CanonicalParam =
  { kind: 'found'; param: string } | { kind: 'missing' | 'gone' | 'unknown' }

export type ResolveParam = (
  locale: Locale,
  name: RouteName,
  param: string,
) => Promise<CanonicalParam>

/** Matches `fr`, `ru`, `de-AT`, `EN`. Does not match `foo`. */
const languageTag = /^[a-z]{2}(-[a-z0-9]{2,8})*$/i

/**
 * Routes a request by its path (spec section 2).
 *
 * @param chosen language in the visitor's cookie
 */
export async function routeRequest(
  pathname: string,
  resolveParam: ResolveParam,
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
  const matched = matchRoute(rest)
  // The slug `article` means the last viewed article (spec section 2).
  const isLast = matched?.name === 'article' && matched.param?.toLowerCase() === routes.article.path
  const route = isLast ? ({ name: 'lastArticle', param: undefined } as const) : matched
  if (!route) return notFound(locale)
  if (route.param === undefined) return showPage(pathname, locale, route.name, '')
  const resolved = await resolveParam(locale, route.name, route.param)
  if (resolved.kind === 'found') return showPage(pathname, locale, route.name, resolved.param)
  if (resolved.kind === 'unknown') return { status: 503, path: `/${locale}/unavailable` }
  if (resolved.kind === 'gone') return { status: 410, path: `/${locale}/gone` }
  return notFound(locale)
}

const notFound = (locale: Locale): RoutingResult => ({ status: 404, path: `/${locale}/not-found` })

/** Shows the page, or redirects to its canonical path. */
function showPage(pathname: string, locale: Locale, name: RouteName, slug: string): RoutingResult {
  // The first page of the list has the path of the blog, not `blog/page/1`.
  const isFirst = name === 'blogPage' && slug === '1'
  const path = isFirst ? pathTo(locale, 'blog') : pathTo(locale, name, { slug })
  return { status: path === pathname ? 200 : 308, path, name }
}
