import type { Locale } from '#lib/i18n/locales'

/**
 * The one table of routes (spec section 2). `hasParam`: one more segment follows, a slug or a number; `query` names the
 * search parameters that the page reads: all others lead to the same cached page.
 */
export const routes = {
  home: { path: '' },
  blog: { path: 'blog', query: ['page'] },
  /** Later pages of the list, for crawlers and visitors without JavaScript. */
  blogPage: { path: 'blog/page', hasParam: true },
  blogTopic: { path: 'blog/topic', hasParam: true },
  blogSearch: { path: 'blog/search', query: ['q'] },
  article: { path: 'article', hasParam: true },
  lastArticle: { path: 'article' },
  checkUp: { path: 'check-up' },
  weightLoss: { path: 'weight-loss' },
  privacyPolicy: { path: 'privacy-policy' },
  terms: { path: 'terms-of-the-agreement' },
  /** Sheets to print, by the slug of their article. */
  sheet: { path: 'sheet', hasParam: true },
  feed: { path: 'feed.xml' },
  /** Images of link previews: of a page by its path, of an article by its slug, both ending in `.png`. */
  image: { path: 'og', hasParam: true },
  articleImage: { path: 'og/article', hasParam: true },
  /** Where a sign-up sent without JavaScript lands. */
  signUp: { path: 'sign-up', query: ['order', 'removed'] },
} as const satisfies Record<string, Route>

type Route = { path: string; hasParam?: true; query?: readonly string[] }

export type RouteName = keyof typeof routes

/** Pages that search engines should find and stand in the sitemap, articles and later pages of the blog aside. */
export const indexedPages = ['home', 'blog', 'checkUp', 'weightLoss', 'privacyPolicy', 'terms'] as const
export type IndexedPage = (typeof indexedPages)[number]

const entries = /* @__PURE__ */ Object.entries(routes) as [RouteName, Route][]

/**
 * Path of a page on this site: `/ua`, `/en/blog`, `/ua/article/DASH-diet`, `/en#subscribe`. The slug is percent-encoded,
 * half an emoji as the replacement character.
 */
export function pathTo(locale: Locale, name: RouteName = 'home', { slug = '', anchor = '' } = {}): string {
  const segments = [locale, routes[name].path, encodeURIComponent(slug.replace(/\p{Cs}/gu, '\ufffd'))]
  const path = `/${segments.filter(Boolean).join('/')}`
  return anchor ? `${path}#${anchor}` : path
}

/** The route of a percent-encoded path below its language, in any case, with its parameter decoded; null if none. */
export function matchRoute(segments: readonly string[]): { name: RouteName; param: string | undefined } | null {
  const path = (end?: number) => segments.slice(0, end).join('/').toLowerCase()
  const match = entries.find(([, route]) => route.path === (route.hasParam ? path(-1) : path()))
  return match ? { name: match[0], param: match[1].hasParam && decodeURIComponent(segments.at(-1) ?? '') } : null
}
