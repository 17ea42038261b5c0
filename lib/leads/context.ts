import * as z from 'zod/mini'
import type { Language } from '#lib/i18n/languages'
import { languageFromCode } from '#lib/i18n/resolve-language'

const text = (maximum: number) =>
  z.catch(
    z.optional(
      z.pipe(
        z.string(),
        z.transform((value) =>
          value
            .toWellFormed()
            .replace(/\p{Cc}/gu, ' ')
            .trim()
            .slice(0, maximum),
        ),
      ),
    ),
    undefined,
  )

/** One bad parameter does not cost the others. */
const utm = z.object({
  utm_source: text(200),
  utm_medium: text(200),
  utm_campaign: text(200),
  utm_term: text(200),
  utm_content: text(200),
})

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
  utm: z.catch(z.optional(utm), undefined),
  consentVersion: text(40),
  /** Milliseconds the page had been open when the form was sent; only a browser running our form tells. */
  openForMs: z.catch(z.optional(z.number()), undefined),
  /** The field no person sees. */
  website: text(200),
})

export type LeadContext = z.infer<typeof contextSchema>

/** A person needs longer than this, in milliseconds, to open the page and fill the form. */
const minimumFillMs = 2000

/** True when the honeypot is filled or the form came back faster than a person can type. */
export function isSuspected(context: LeadContext): boolean {
  return Boolean(context.website) || (context.openForMs !== undefined && context.openForMs < minimumFillMs)
}
