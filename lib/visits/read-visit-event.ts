import { z } from 'zod'
import { isSlug } from '#lib/blog/slug'
import { getLocaleInPath, type Locale } from '#lib/i18n/locales'
import { matchRoute } from '#lib/i18n/routes'
import { findOrder } from '#lib/orders'
import { decodePercent } from '#lib/text/percent-encoding'
import { getKyivDay } from '#lib/time/kyiv-time'
import {
  campaignDimensions,
  attributionModels,
  foldCampaignValue,
  testCampaignSource,
} from '#lib/visits/campaign-rules'
import { getCampaignSource } from '#lib/visits/campaign-source'
import type { VisitCount } from '#lib/visits/count-visits'

const campaignSchema = z.record(z.string(), z.string().catch('')).optional().catch(undefined)

const eventSchema = z.object({
  event: z.enum(['opened', 'viewed', 'started']),
  page: z.string(),
  order: z.string().catch(''),
  first: campaignSchema,
  last: campaignSchema,
})

type VisitEvent = z.infer<typeof eventSchema>

/** Prefix of the event's name when the clinic tests its own campaign links. */
export const testEventPrefix = 'test-'

type CountedValue = Pick<VisitCount, 'dimension' | 'touch' | 'value'>

function toCountedValue(dimension: string, value: string, touch = ''): CountedValue {
  return { dimension, touch, value: foldCampaignValue(dimension, value) }
}

/**
 * Turns the body of a request to `/api/event` into counts. Nothing links the counts of one request
 * to each other, so the counts do not describe a visitor. Returns an empty list if the body is
 * invalid or `page` is not a page of this site.
 */
export function readVisitEvent(body: string): VisitCount[] {
  const { data: visit } = eventSchema.safeParse(parseJson(body))
  const language = visit && readPageLanguage(visit.page)
  if (!visit || !language) return []
  const campaignValues = readCampaignValues(visit)
  const isTest = campaignValues.some(
    ({ dimension, value }) => dimension === 'utm_source' && value === testCampaignSource,
  )
  const values = [
    toCountedValue('language', language),
    toCountedValue('page', visit.page),
    ...readOrderValues(visit),
    ...campaignValues,
  ]
  const day = getKyivDay(new Date())
  const event = isTest ? testEventPrefix + visit.event : visit.event
  return values.map((value) => ({ ...value, day, event, count: 1 }))
}

/** Parses JSON. Returns undefined for a text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readCampaignValues(visit: VisitEvent): CountedValue[] {
  return attributionModels.flatMap((touch) => {
    const { page: landing = '', ...sent } = visit[touch] ?? {}
    const parameters: Partial<Record<string, string>> = {
      ...sent,
      utm_source: getCampaignSource(sent),
    }
    const knownLanding = readPageLanguage(landing) === null ? '' : landing
    return [
      ...campaignDimensions.map((name) => toCountedValue(name, parameters[name] ?? '', touch)),
      toCountedValue('landing', knownLanding, touch),
    ]
  })
}

/**
 * The event `opened` is not counted by order, because a page that was just opened has no order yet.
 */
function readOrderValues({ event, order }: VisitEvent): CountedValue[] {
  return event === 'opened' ? [] : [toCountedValue('package', findOrder(order)?.code ?? '')]
}

/**
 * Returns the language in a path of this site, or null for another path. The slug in the path need
 * not exist, but must have the format of a slug.
 * @param path the percent-encoded path, as in `location.pathname`
 */
function readPageLanguage(path: string): Locale | null {
  const isWrittenByBrowser = URL.parse(path, 'https://site.example')?.pathname === path
  const segments = path.split('/').slice(1)
  const hasSlugs = segments.every((segment) => isSlug(decodePercent(segment) ?? ''))
  const isPage = isWrittenByBrowser && hasSlugs && matchRoute(segments.slice(1))
  return isPage ? getLocaleInPath(path) : null
}
