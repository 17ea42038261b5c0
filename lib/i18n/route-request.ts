import { decodeSegment, isDecodable } from '#lib/i18n/decode-segment'
import { isLanguage, type Language } from '#lib/i18n/languages'
import { languageFromCode } from '#lib/i18n/resolve-language'
import { imageName, indexedPages, pathTo, routes, type RouteName } from '#lib/i18n/routes'

/** What the middleware does with a request; `path` is without the query, which is kept, `page` of the blog aside. */
export type Routing =
  | { kind: 'page'; name: RouteName }
  | { kind: 'redirect'; path: string; permanent: boolean }
  | { kind: 'missing'; language: Language }
  | { kind: 'unavailable'; language: Language }
  | { kind: 'unauthorized'; path: string }

/** What only the blog knows of an address. */
export type KnownPosts = {
  /** The slug in its true spelling, null when there is no such post, undefined when nobody knows now. */
  findSlug: (post: { language: Language; slug: string }) => Promise<string | null | undefined>
  /** Whether the list has a page of this number, undefined when nobody knows now. */
  hasPage: (list: { language: Language; page: number }) => Promise<boolean | undefined>
}

/** `fr`, `ru`, `de-AT`, `EN`: two letters, then subtags. `foo` is a page's name, not a language. */
const languageTag = /^[a-z]{2}(-[a-z0-9]{2,8})*$/i

/**
 * Routing rules of decisions.md, "Language and routing", as a function of the path.
 * `fallback` is the language of `/` (see `resolveLanguage`); `page` is the query's, which leads from the blog to the
 * address of that page.
 */
export async function routeRequest(
  pathname: string,
  fallback: Language,
  posts: KnownPosts,
  page: string | null = null,
): Promise<Routing> {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  if (!isLanguage(first)) {
    const isTag = languageTag.test(first)
    const language = (isTag ? languageFromCode(first) : null) ?? fallback
    return { kind: 'redirect', path: join(language, ...(isTag ? rest : [first, ...rest])), permanent: false }
  }
  const found = findRoute(rest)
  const route = found?.name === 'blog' && page !== null ? ({ name: 'blogPage', child: page } as const) : found
  if (!route || !isDecodable(pathname)) return { kind: 'missing', language: first }
  const child = route.child === undefined ? '' : await trueChild(route.name, first, decodeSegment(route.child), posts)
  if (child === null) return { kind: 'missing', language: first }
  if (child === undefined) return { kind: 'unavailable', language: first }
  // The first page of the list is the list itself.
  const name = route.name === 'blogPage' && child === '1' ? 'blog' : route.name
  const truePath = pathTo(first, name, name === route.name && child ? { slug: child } : {})
  const isTrue = route === found && pathname === truePath
  return isTrue ? { kind: 'page', name } : { kind: 'redirect', path: truePath, permanent: true }
}

/** The route of the segments after the language, in any case, and the segment below it where it takes one. */
function findRoute(segments: readonly string[]): { name: RouteName; child: string | undefined } | null {
  for (const [name, { path, children }] of Object.entries(routes)) {
    const own = path.split('/').filter(Boolean)
    const [child, ...deeper] = segments.slice(own.length)
    const isOwn = own.every((segment, index) => segment === segments[index]?.toLowerCase())
    const fits = child === undefined ? children !== 'required' : children !== 'none' && deeper.length === 0
    if (isOwn && fits) return { name: name as RouteName, child }
  }
  return null
}

async function trueChild(
  name: RouteName,
  language: Language,
  child: string,
  posts: KnownPosts,
): Promise<string | null | undefined> {
  if (name === 'article') return posts.findSlug({ language, slug: child })
  if (name === 'image') return indexedPages.map(imageName).find((known) => known === child.toLowerCase()) ?? null
  if (name === 'articleImage') {
    const slug = child.endsWith('.png')
      ? await posts.findSlug({ language, slug: child.slice(0, -'.png'.length) })
      : null
    return slug ? `${slug}.png` : slug
  }
  const isPage = /^[1-9]\d{0,3}$/.test(child) && (await posts.hasPage({ language, page: Number(child) }))
  return isPage ? child : isPage === undefined ? undefined : null
}

function join(...segments: string[]): string {
  return `/${segments.filter(Boolean).join('/')}`
}
