import { defaultLocale, isLocale, findLocaleByCode, type Locale } from '#lib/i18n/locales'
import { matchRoute, pathTo, routes, type RouteName } from '#lib/i18n/routes'

/** Status of the response; the path to redirect to (307, 308) or to show (404, 410, 503); the route of a page (200). */
export type RoutingResult = {
  status: 200 | 307 | 308 | 404 | 410 | 503
  path: string
  name?: RouteName
}

/** In place of a slug: of an article that was taken off. */
export const goneSlug = 'gone'

/**
 * The last segment of a path (a slug, page number, topic or image name) in its canonical spelling, null when there is no
 * such page, `gone` for an article that was taken off, undefined when nobody knows while the provider fails.
 */
export type CanonicalParam = (
  locale: Locale,
  name: RouteName,
  param: string,
) => Promise<string | null | undefined>

/** `fr`, `ru`, `de-AT`, `EN`: two letters, then subtags. `foo` is a page's name, not a language. */
const languageTag = /^[a-z]{2}(-[a-z0-9]{2,8})*$/i

/** Routing rules of decisions.md, "Language and routing"; `chosen` is the language that the visitor chose before. */
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
  // Literally `article` is the last viewed post (spec section 2).
  const isLast = found?.name === 'article' && found.param?.toLowerCase() === routes.article.path
  const route = isLast ? ({ name: 'lastArticle', param: undefined } as const) : found
  const slug =
    route?.param === undefined ? '' : await canonicalParam(locale, route.name, route.param)
  if (slug === undefined) return { status: 503, path: `/${locale}/unavailable` }
  if (slug === null || !route) return { status: 404, path: `/${locale}/not-found` }
  if (route.name === 'article' && slug === goneSlug) return { status: 410, path: `/${locale}/gone` }
  // The first page of the list is the list itself.
  const isFirst = route.name === 'blogPage' && slug === '1'
  const path = isFirst ? pathTo(locale, 'blog') : pathTo(locale, route.name, { slug })
  return { status: path === pathname ? 200 : 308, path, name: route.name }
}
