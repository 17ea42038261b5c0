import * as z from 'zod/mini'
import { languages, type Language } from '#lib/i18n/languages'
import { pathTo, routes, type RouteName } from '#lib/i18n/routes'
import { cutText } from '#lib/leads/cut-text'
import { maxSource } from '#lib/leads/staff/funnel'
import { findOrder } from '#lib/orders'

/** The form was seen or begun, by nobody in particular. */
export type Visit = { event: 'viewed' | 'started'; language: Language; page: string; source: string; ordered: string }

const schema = z.object({
  event: z.enum(['viewed', 'started']),
  language: z.enum(languages),
  page: z.string(),
  source: z.catch(z.string(), ''),
  order: z.catch(z.string(), ''),
})

const slug = /^\/[\w.~%-]{1,100}$/

/** True for a path of the site's own routes; a slug only has to look like one. */
function isOwnPath(path: string, language: Language): boolean {
  return (Object.keys(routes) as RouteName[]).some((name) => {
    const own = pathTo(language, name)
    if (!('hasParam' in routes[name])) return path === own
    return path.startsWith(own) && slug.test(path.slice(own.length))
  })
}

/** Reads what the browser tells of its form; null when it is none of ours. */
export function readVisit(body: string): Visit | null {
  try {
    const { event, language, page, source, order } = schema.parse(JSON.parse(body))
    if (!isOwnPath(page, language)) return null
    return { event, language, page, source: cutText(source, maxSource), ordered: findOrder(order)?.code ?? '' }
  } catch {
    return null
  }
}
