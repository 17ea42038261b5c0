import { isLocale } from '#lib/i18n/locales'
import { matchRoute } from '#lib/i18n/routes'

const apiPath =
  /^\/api\/(subscribe|call-window|event|revalidate|health(?:\/(?:ready|deliveries))?)$/
const filePath = /^\/(_next|fonts|icons|images|covers|pictures|doctors)\//
const rootFile =
  /^\/(favicon\.ico|robots\.txt|sitemap\.xml|speculation-rules\.json|\.well-known\/security\.txt)$/

/**
 * Returns the name of a request's route for metrics and the access log: a name of `routes`
 * (`article`), `api/subscribe`, `desk`, `file`. The name contains no part of a path that a client
 * or a patient could have chosen, so there are few names.
 */
export function getRouteLabel(url: string): string {
  const [path = ''] = url.split('?')
  const [, api] = apiPath.exec(path) ?? []
  if (api !== undefined) return `api/${api}`
  if (/^\/(api\/)?staff(\/|$)/.test(path)) return 'desk'
  if (path.startsWith('/api/')) return 'api'
  if (filePath.test(path) || rootFile.test(path)) return 'file'
  if (path.startsWith('/q/')) return 'shortAddress'
  const [locale, ...segments] = path.split('/').filter(Boolean)
  if (locale === undefined) return 'root'
  return isLocale(locale) ? (findRouteName(segments) ?? 'unknown') : 'unknown'
}

/** Returns undefined when no route matches, and when the path is encoded wrongly. */
function findRouteName(segments: readonly string[]): string | undefined {
  try {
    return matchRoute(segments)?.name
  } catch {
    return undefined
  }
}
