import type { Locale } from '#lib/i18n/locales'

/** All routes (spec section 2). The type `Route` describes the properties. */
export const routes = {
  home: { path: '', isIndexed: true },
  blog: { path: 'blog', isIndexed: true },
  checkUp: { path: 'check-up', isIndexed: true },
  weightLoss: { path: 'weight-loss', isIndexed: true },
  priceBreakdown: { path: 'price', isIndexed: true },
  screening: { path: 'screening', isIndexed: true },
  firstVisit: { path: 'first-visit', isIndexed: true },
  howWeWork: { path: 'how-we-work', isIndexed: true },
  privacyPolicy: { path: 'privacy-policy', isIndexed: true },
  terms: { path: 'terms-of-the-agreement', isIndexed: true },
  /** A doctor's page. The parameter is the name of the doctor's folder in `content/doctors`. */
  doctor: { path: 'doctors', hasParam: true },
  /**
   * The second and later pages of the blog's list, for crawlers and for visitors without
   * JavaScript.
   */
  blogPage: { path: 'blog/page', hasParam: true },
  blogTopic: { path: 'blog/topic', hasParam: true },
  blogSearch: { path: 'blog/search', query: ['q'] },
  article: { path: 'article', hasParam: true },
  lastArticle: { path: 'article' },
  /** Printable sheets. The parameter is the slug of the sheet's article. */
  sheet: { path: 'sheet', hasParam: true },
  /**
   * The sign-up form as a page. The page also shows the result of a sign-up without JavaScript.
   */
  signUp: { path: 'sign-up', query: ['order'] },
  /**
   * Preview images. The parameter is a page's path, an article's slug or a doctor's id, with
   * `.png`.
   */
  image: { path: 'og', hasParam: true, isFile: true },
  articleImage: { path: 'og/article', hasParam: true, isFile: true },
  doctorImage: { path: 'og/doctors', hasParam: true, isFile: true },
} as const satisfies Record<string, Route>

type Route = {
  /** Path after the language, without the parameter. */
  path: string
  /** True when the page is in the sitemap and has its own preview image. */
  isIndexed?: true
  /** True when the path has one more segment, a slug or a number. */
  hasParam?: true
  /** Search parameters that the page reads. All other parameters are ignored. */
  query?: readonly string[]
  /** True when the route is a file, not a page. */
  isFile?: true
}
type Routes = typeof routes

export type RouteName = keyof Routes

export type RoutesWith<Mark extends keyof Route> = {
  [Name in RouteName]: Routes[Name] extends Required<Pick<Route, Mark>> ? Name : never
}[RouteName]

export type IndexedPage = RoutesWith<'isIndexed'>

const entries = /* @__PURE__ */ Object.entries(routes) as [RouteName, Route][]

/**
 * Items of the header's menu, in the order of the menu. `label` is a key in `Header` of
 * `messages/`.
 */
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
 * Returns the path of a page: `/ua`, `/ua/article/DASH-diet`, `/en#subscribe`. The slug is
 * percent-encoded, and lone surrogates are replaced.
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

/** Returns the file name of a page's preview image: `home.png`, `check-up.png`. */
export function getImageName(page: IndexedPage): string {
  return `${routes[page].path || page}.png`
}

/**
 * Finds the route of the path segments after the language. The case of letters does not matter.
 * Decodes the parameter. Returns null when no route matches.
 */
export function matchRoute(
  segments: readonly string[],
): { name: RouteName; param: string | undefined } | null {
  const path = segments.join('/').toLowerCase()
  const pathWithoutParam = segments.slice(0, -1).join('/').toLowerCase()
  const match = entries.find(
    ([, route]) => route.path === (route.hasParam ? pathWithoutParam : path),
  )
  return match
    ? { name: match[0], param: match[1].hasParam && decodeURIComponent(segments.at(-1) ?? '') }
    : null
}
