import { z } from 'zod'
import { isLocale, type Locale } from '#lib/i18n/locales'
import { pathTo, routes, type RouteName } from '#lib/i18n/routes'
import { campaignDimensions, foldParameter, touches } from '#lib/leads/visits/dimensions'
import { findOrder } from '#lib/orders'

/** What is counted of a page: it was opened, its form was seen, its form was begun. */
export const events = ['opened', 'viewed', 'started'] as const
type VisitEvent = (typeof events)[number]

const parameter = z.string().transform(foldParameter).catch('')
const campaign = z
  .object({
    utm_source: parameter,
    utm_medium: parameter,
    utm_campaign: parameter,
    utm_content: parameter,
    page: z.string().catch(''),
  })
  .optional()
  .catch(undefined)

const schema = z.object({
  event: z.enum(events),
  page: z.string(),
  order: z.string().catch(''),
  first: campaign,
  last: campaign,
})

/** One count of statistics: an event of today by a value of a dimension, nobody's in particular. */
export type VisitCount = { event: VisitEvent; dimension: string; touch: string; value: string }

const slug = /^\/[\w.~%-]{1,100}$/

/** Language of a path of the site's own routes, null for any other path; a slug only has to look like one. */
function languageOf(path: string): Locale | null {
  const locale = path.split('/')[1]
  if (!isLocale(locale)) return null
  const isOwn = (Object.keys(routes) as RouteName[]).some((name) => {
    const own = pathTo(locale, name)
    if (!('hasParam' in routes[name])) return path === own
    return path.startsWith(own) && slug.test(path.slice(own.length))
  })
  return isOwn ? locale : null
}

/** What a browser reports of a page of ours, as counts that are not connected with each other; none when it is no such report. */
export function readVisit(body: string): VisitCount[] {
  try {
    const { event, page, order, ...campaigns } = schema.parse(JSON.parse(body))
    const language = languageOf(page)
    if (language === null) return []
    const count = (dimension: string, value: string, touch = ''): VisitCount => ({ event, dimension, touch, value })
    const ofCampaigns = touches.flatMap((touch) => {
      const visit = campaigns[touch]
      const landing = visit && languageOf(visit.page) !== null ? visit.page : ''
      return [
        ...campaignDimensions.map((name) => count(name, visit?.[name] ?? '', touch)),
        count('landing', landing, touch),
      ]
    })
    // Nothing is chosen yet when a page is opened.
    const chosen = event === 'opened' ? [] : [count('package', findOrder(order)?.code ?? '')]
    return [count('language', language), count('page', page), ...chosen, ...ofCampaigns]
  } catch {
    return []
  }
}
