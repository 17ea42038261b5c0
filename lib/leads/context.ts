import * as z from 'zod/mini'
import { env } from '#lib/env'
import { languageFromCode, type Language } from '#lib/i18n/languages'
import { isCampaignParameter } from '#lib/leads/campaign'
import { cutText } from '#lib/leads/cut-text'
import type { Touch } from '#lib/leads/lead'

const text = (maximum: number) =>
  z.catch(
    z.optional(
      z.pipe(
        z.string(),
        z.transform((value) => cutText(value, maximum)),
      ),
    ),
    undefined,
  )

/** Most parameters kept of one visit; there are about eight. */
const maxParameters = 12

/** Campaign parameters, `at` (ISO 8601, UTC) and `page` of a visit; one bad part does not cost the others. */
function toTouch(value: unknown): Touch {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const { at, page } = value as Record<string, unknown>
  const parameters = Object.entries(value)
    .filter((entry): entry is [string, string] => isCampaignParameter(entry[0]) && typeof entry[1] === 'string')
    .map(([name, told]) => [name, cutText(told, 200)] as const)
    .filter(([, told]) => told !== '')
    .slice(0, maxParameters)
  if (parameters.length === 0) return {}
  const time = typeof at === 'string' ? new Date(at) : new Date(NaN)
  const path = typeof page === 'string' && page.startsWith('/') ? cutText(page, 300) : ''
  return {
    ...Object.fromEntries(parameters),
    ...(!Number.isNaN(time.getTime()) && { at: time.toISOString() }),
    ...(path && { page: path }),
  }
}

const touch = z.pipe(z.unknown(), z.transform(toTouch))

/**
 * What is known about a sign-up besides the form: a lead is never refused for it, so whatever is malformed is
 * left out and whatever is too long is cut.
 */
export const contextSchema = z.object({
  language: z.catch(
    z.pipe(
      z.string(),
      z.transform((code): Language => languageFromCode(code) ?? 'ua'),
    ),
    'ua',
  ),
  page: text(300),
  referrer: text(500),
  order: text(100),
  removedOrder: text(100),
  /** The first and the latest visit that came by a campaign; `utm` is an older page's word for the latest. */
  firstTouch: z.optional(touch),
  lastTouch: z.optional(touch),
  utm: z.optional(touch),
  consentVersion: text(40),
  /** Milliseconds the page had been open when the form was sent; only a browser running our form tells. */
  openForMs: z.catch(z.optional(z.number()), undefined),
  /** The field no person sees. */
  website: text(200),
})

export type LeadContext = z.infer<typeof contextSchema>

/**
 * Context of a sign-up from its fields; the page's address in `Referer` tells the page and the campaign where the form
 * was sent without JavaScript.
 */
export function readContext(fields: Record<string, unknown>, headers: Headers): LeadContext {
  const from = URL.parse(headers.get('referer') ?? '')
  const isOwn = from !== null && (from.host === headers.get('host') || from.origin === env.SITE_URL)
  const seen = isOwn ? { page: from.pathname, utm: Object.fromEntries(from.searchParams) } : {}
  return contextSchema.parse({ ...seen, ...fields })
}

/** A person needs longer than this, in milliseconds, to open the page and fill the form. */
const minimumFillMs = 2000

/** True when the honeypot is filled or the form came back faster than a person can type. */
export function isSuspected(context: LeadContext): boolean {
  return Boolean(context.website) || (context.openForMs !== undefined && context.openForMs < minimumFillMs)
}
