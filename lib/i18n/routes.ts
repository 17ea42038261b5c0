import type { Language } from '#lib/i18n/languages'

/**
 * The one table of routes (spec section 2). Middleware, navigation, switcher, sitemap, canonical, alternates and
 * tests read it. `indexed` pages stand in the sitemap; `children` pages take one more segment (the post's slug).
 */
export const routes = {
  home: { path: '', indexed: true, children: false },
  blog: { path: 'blog', indexed: true, children: false },
  article: { path: 'article', indexed: false, children: true },
  checkUp: { path: 'check-up', indexed: true, children: false },
  weightLoss: { path: 'weight-loss', indexed: true, children: false },
  privacyPolicy: { path: 'privacy-policy', indexed: true, children: false },
  terms: { path: 'terms-of-the-agreement', indexed: true, children: false },
  /** Where a sign-up sent without JavaScript lands. */
  signUp: { path: 'sign-up', indexed: false, children: false },
} as const satisfies Record<string, { path: string; indexed: boolean; children: boolean }>

export type RouteName = keyof typeof routes

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
export const missingSegment = 'missing'

/**
 * Path of a page on this site: `/ua`, `/en/blog`, `/ua/article/DASH-diet`, `/en#subscribe`.
 * The slug is percent-encoded. Never add strings to build an address; call this.
 */
export function pathTo(
  language: Language,
  name: RouteName = 'home',
  target: { slug?: string; anchor?: string } = {},
): string {
  const segments: string[] = [language, routes[name].path, target.slug ? encodeURIComponent(target.slug) : '']
  const path = `/${segments.filter(Boolean).join('/')}`
  return target.anchor ? `${path}#${target.anchor}` : path
}

/** Address of the form on a page of its own, for an order made without JavaScript. The code is not personal. */
export function signUpPath(language: Language, order: string): string {
  return `${pathTo(language, 'signUp')}?${new URLSearchParams({ order }).toString()}`
}
