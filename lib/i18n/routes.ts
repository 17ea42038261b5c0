import { isLanguage, type Language } from '#lib/i18n/languages'

/**
 * The one table of routes (spec section 2). Middleware, navigation, switcher, sitemap, canonical, alternates and
 * tests read it. `indexed` pages stand in the sitemap; `children` says whether one more segment
 * follows (a post's slug, a page's number); `query` names the search parameters that the page reads: all others lead to
 * the same cached page.
 */
export const routes = {
  home: { path: '', indexed: true, children: 'none' },
  blog: { path: 'blog', indexed: true, children: 'none', query: ['page'] },
  /** Later pages of the list, for crawlers and visitors without JavaScript. */
  blogPage: { path: 'blog/page', indexed: false, children: 'required' },
  article: { path: 'article', indexed: false, children: 'optional' },
  checkUp: { path: 'check-up', indexed: true, children: 'none' },
  weightLoss: { path: 'weight-loss', indexed: true, children: 'none' },
  privacyPolicy: { path: 'privacy-policy', indexed: true, children: 'none' },
  terms: { path: 'terms-of-the-agreement', indexed: true, children: 'none' },
  feed: { path: 'feed.xml', indexed: false, children: 'none' },
  /** Pictures of link previews: of a page by its path, of an article by its slug, both ending in `.png`. */
  image: { path: 'og', indexed: false, children: 'required' },
  articleImage: { path: 'og/article', indexed: false, children: 'required' },
  /** Where a sign-up sent without JavaScript lands. */
  signUp: { path: 'sign-up', indexed: false, children: 'none', query: ['order', 'removed'] },
} as const satisfies Record<string, Route>

type Route = {
  path: string
  indexed: boolean
  children: 'none' | 'optional' | 'required'
  query?: readonly string[]
}

export type RouteName = keyof typeof routes

/** Pages that search engines should find, articles and later pages of the blog aside. */
export type IndexedPage = {
  [Name in RouteName]: (typeof routes)[Name]['indexed'] extends true ? Name : never
}[RouteName]

export const indexedPages = /* @__PURE__ */ Object.entries(routes).flatMap(([name, { indexed }]) =>
  indexed ? [name as IndexedPage] : [],
)

/** Scroll anchors of the home page (spec section 2). */
export const anchors = [
  'home',
  'servicePackages',
  'aboutUs',
  'contacts',
  'subscribe',
  'blog',
  'nutraceuticals',
] as const
export type Anchor = (typeof anchors)[number]

/** The prerendered not-found page; the middleware serves it with status 404, it is no address of its own. */
export function missingPath(language: Language): string {
  return `/${language}/missing`
}

/** The page for what cannot be had while the provider fails; the middleware serves it with status 503. */
export function unavailablePath(language: Language): string {
  return `/${language}/unavailable`
}

/**
 * Path of a page on this site: `/ua`, `/en/blog`, `/ua/article/DASH-diet`, `/en#subscribe`.
 * The slug is percent-encoded, half an emoji as the replacement character. Never add strings to build an address; call this.
 */
export function pathTo(
  language: Language,
  name: RouteName = 'home',
  target: { slug?: string; anchor?: string } = {},
): string {
  const segments: string[] = [
    language,
    routes[name].path,
    encodeURIComponent(target.slug?.replace(/\p{Cs}/gu, '\ufffd') ?? ''),
  ]
  const path = `/${segments.filter(Boolean).join('/')}`
  return target.anchor ? `${path}#${target.anchor}` : path
}

/**
 * Search parameters that the page at a canonical path reads, undefined where there is no page: redirects and not-found
 * pages keep or ignore them all.
 */
export function readParameters(path: string): readonly string[] | undefined {
  const [, language, ...rest] = path.split('/')
  if (!isLanguage(language)) return undefined
  const isOf = ({ path: own, children }: Route) => {
    const segments = own === '' ? [] : own.split('/')
    const child = rest.length - segments.length
    const fits = child === 0 ? children !== 'required' : child === 1 && children !== 'none'
    return fits && segments.every((segment, index) => segment === rest[index])
  }
  const route = Object.values<Route>(routes).find(isOf)
  return route && (route.query ?? [])
}

/** Last segment of a page's picture: `home.png`, `check-up.png`. */
export function imageName(page: IndexedPage): string {
  return `${routes[page].path || page}.png`
}

/**
 * Address of the form on a page of its own, for an order made, or removed again, without JavaScript. The code is not
 * personal.
 */
export function signUpPath(language: Language, code: string, parameter: 'order' | 'removed' = 'order'): string {
  return `${pathTo(language, 'signUp')}?${new URLSearchParams({ [parameter]: code }).toString()}`
}
