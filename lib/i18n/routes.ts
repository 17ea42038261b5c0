import type { Locale } from '#lib/i18n/locales'

/**
 * All routes (spec section 2).
 * `isIndexed`: the page is in the sitemap and has its own preview image.
 * `hasParam`: one more segment follows, a slug or a number.
 * `query`: search parameters that the page reads. All other parameters are ignored.
 * `isFile`: a file, not a page.
 */
export const routes = {
  home: { path: '', isIndexed: true },
  blog: { path: 'blog', isIndexed: true },
  checkUp: { path: 'check-up', isIndexed: true },
  weightLoss: { path: 'weight-loss', isIndexed: true },
  privacyPolicy: { path: 'privacy-policy', isIndexed: true },
  terms: { path: 'terms-of-the-agreement', isIndexed: true },
  /** Later pages of the list, for crawlers and visitors without JavaScript. */
  blogPage: { path: 'blog/page', hasParam: true },
  blogTopic: { path: 'blog/topic', hasParam: true },
  blogSearch: { path: 'blog/search', query: ['q'] },
  article: { path: 'article', hasParam: true },
  lastArticle: { path: 'article' },
  /** Printable sheets, by the slug of their article. */
  sheet: { path: 'sheet', hasParam: true },
  /** The result page of a sign-up without JavaScript. */
  signUp: { path: 'sign-up', query: ['order'] },
  /** Images of link previews, by the path of a page or the slug of an article, ending in `.png`. */
  image: { path: 'og', hasParam: true, isFile: true },
  articleImage: { path: 'og/article', hasParam: true, isFile: true },
} as const satisfies Record<string, Route>

type Route = {
  path: string
  isIndexed?: true
  hasParam?: true
  query?: readonly string[]
  isFile?: true
}
type Routes = typeof routes

export type RouteName = keyof Routes

export type RoutesWith<Mark extends keyof Route> = {
  [Name in RouteName]: Routes[Name] extends Required<Pick<Route, Mark>> ? Name : never
}[RouteName]

export type IndexedPage = RoutesWith<'isIndexed'>

const entries = /* @__PURE__ */ Object.entries(routes) as [RouteName, Route][]

/** Items of the header's menu in order. `label` is a message of `Header`. */
export const menuItems = [
  { label: 'home', name: 'home', anchor: 'home' },
  { label: 'products', name: 'home', anchor: 'servicePackages' },
  { label: 'checkUp', name: 'checkUp', anchor: '' },
  { label: 'weightLoss', name: 'weightLoss', anchor: '' },
  { label: 'aboutUs', name: 'home', anchor: 'aboutUs' },
  { label: 'contacts', name: 'home', anchor: 'contacts' },
] as const satisfies readonly { label: string; name: RouteName; anchor: string }[]

export const indexedPages = /* @__PURE__ */ entries
  .filter(([, { isIndexed }]) => isIndexed)
  .map(([name]) => name) as IndexedPage[]

/**
 * Path of a page: `/ua`, `/ua/article/DASH-diet`, `/en#subscribe`.
 * The slug is percent-encoded, and lone surrogates are replaced.
 */
export function pathTo(
  locale: Locale,
  name: RouteName = 'home',
  { slug = '', anchor = '' } = {},
): string {
  const segments = [
    locale,
    routes[name].path,
    encodeURIComponent(slug.replace(/\p{Cs}/gu, '\ufffd')),
  ]
  const path = `/${segments.filter(Boolean).join('/')}`
  return anchor ? `${path}#${anchor}` : path
}

/** File name of a page's preview image: `home.png`, `check-up.png`. */
export function getImageName(page: IndexedPage): string {
  return `${routes[page].path || page}.png`
}

/**
 * Finds the route of path segments after the language, in any case. Decodes the parameter. Null
 * when no route matches.
 */
export function matchRoute(
  segments: readonly string[],
): { name: RouteName; param: string | undefined } | null {
  const [whole, above] = [segments, segments.slice(0, -1)].map((part) =>
    part.join('/').toLowerCase(),
  )
  const match = entries.find(([, route]) => route.path === (route.hasParam ? above : whole))
  return match
    ? { name: match[0], param: match[1].hasParam && decodeURIComponent(segments.at(-1) ?? '') }
    : null
}
