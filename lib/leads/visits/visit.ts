import { z } from 'zod'
import { locales, type Locale } from '#lib/i18n/locales'
import { pathTo, routes, type RouteName } from '#lib/i18n/routes'
import { cutText } from '#lib/leads/clean-text'
import { findOrder } from '#lib/orders'

const schema = z.object({
  event: z.enum(['viewed', 'started']),
  language: z.enum(locales),
  page: z.string(),
  source: z.string().catch(''),
  order: z.string().catch(''),
})

/** The form was viewed or started, by nobody in particular. */
export type Visit = z.infer<typeof schema>

/** Longest source stored with the counts, in characters. */
export const maxSource = 50

const slug = /^\/[\w.~%-]{1,100}$/

/** True for a path of the site's own routes; a slug only has to look like one. */
function isOwnPath(path: string, locale: Locale): boolean {
  return (Object.keys(routes) as RouteName[]).some((name) => {
    const own = pathTo(locale, name)
    if (!('hasParam' in routes[name])) return path === own
    return path.startsWith(own) && slug.test(path.slice(own.length))
  })
}

/** Reads what the browser reports of its form; null when it is not of our pages. */
export function readVisit(body: string): Visit | null {
  try {
    const visit = schema.parse(JSON.parse(body))
    if (!isOwnPath(visit.page, visit.language)) return null
    return { ...visit, source: cutText(visit.source, maxSource), order: findOrder(visit.order)?.code ?? '' }
  } catch {
    return null
  }
}
