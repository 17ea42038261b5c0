import { isLanguage, type Language } from '#lib/i18n/languages'
import { languageFromCode } from '#lib/i18n/resolve-language'
import { routes, type RouteName } from '#lib/i18n/routes'

/** What the middleware does with a request; `path` is without the query, which is kept. */
export type Routing =
  { kind: 'page' } | { kind: 'redirect'; path: string; permanent: boolean } | { kind: 'missing'; language: Language }

/** Finds the slug's true spelling in a language, or null when there is no such post. */
export type FindSlug = (post: { language: Language; slug: string }) => Promise<string | null>

/** `fr`, `ru`, `de-AT`, `EN`: two letters, then subtags. `foo` is a page's name, not a language. */
const languageTag = /^[a-z]{2}(-[a-z0-9]{2,8})*$/i

/**
 * Routing rules of decisions.md, "Language and routing", as a function of the path.
 * `fallback` is the language of `/` (see `resolveLanguage`).
 */
export async function routeRequest(pathname: string, fallback: Language, findSlug: FindSlug): Promise<Routing> {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  if (!isLanguage(first)) {
    const isTag = languageTag.test(first)
    const language = (isTag ? languageFromCode(first) : null) ?? fallback
    return { kind: 'redirect', path: join(language, ...(isTag ? rest : [first, ...rest])), permanent: false }
  }
  const [page = '', slug, ...deeper] = rest
  const name = findRoute(page)
  if (!name || deeper.length > 0 || (slug !== undefined && !routes[name].children)) {
    return { kind: 'missing', language: first }
  }
  const trueSlug = slug === undefined ? undefined : await findSlug({ language: first, slug: decode(slug) })
  if (trueSlug === null) return { kind: 'missing', language: first }
  const truePath = join(first, routes[name].path, trueSlug === undefined ? '' : encodeURIComponent(trueSlug))
  const isTrue = decode(join(first, ...rest)) === decode(truePath)
  return isTrue ? { kind: 'page' } : { kind: 'redirect', path: truePath, permanent: true }
}

function findRoute(segment: string): RouteName | null {
  const wanted = segment.toLowerCase()
  for (const [name, route] of Object.entries(routes)) {
    if (route.path === wanted) return name as RouteName
  }
  return null
}

function join(...segments: string[]): string {
  return `/${segments.filter(Boolean).join('/')}`
}

/** Percent-decoding that leaves a malformed sequence as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
