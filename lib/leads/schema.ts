import { z } from 'zod'
import { env } from '#lib/env'
import { defaultLocale, findLocaleByCode } from '#lib/i18n/locales'
import { isCampaignParameter, readCampaign } from '#lib/visits/campaign'
import { cutText, countCodePoints, maxNameLength, cleanVisibleText } from '#lib/text/clean-text'
import type { LeadCampaign } from '#lib/leads/lead'
import { isForeign, nationalLength, restOfPhone, toNationalDigits } from '#lib/leads/phone'

/** Codes a field can be refused with; their texts are in messages, `SubscribeForm.errors`. */
export const fieldErrors = ['required', 'too-long', 'invalid', 'foreign'] as const
type FieldError = (typeof fieldErrors)[number]
export type FieldErrors = { [field in 'name' | 'phone' | 'consent']?: FieldError | undefined }

const typed = z.string({
  error: ({ input }) => (input === undefined || input === null ? 'required' : 'invalid'),
})
const filled = (maximum: number) =>
  z
    .string()
    .min(1, { error: 'required', abort: true })
    .refine((text) => countCodePoints(text) <= maximum, 'too-long')

/** Longest text behind a phone that is kept, in code points. */
const maxPhoneNoteLength = 200

const optionalText = (maximum: number) =>
  z
    .string()
    .transform((value) => cutText(value, maximum))
    .optional()
    .catch(undefined)

const textOf = (value: unknown, maximum: number) =>
  typeof value === 'string' ? cutText(value, maximum) : ''

const attribution = z
  .record(z.string(), z.unknown())
  .transform(({ at, page, ...rest }): LeadCampaign | undefined => {
    const parameters = Object.entries(rest)
      .map(([name, value]) => [name, textOf(value, 200)] as const)
      .filter(([name, text]) => isCampaignParameter(name) && text !== '')
      .slice(0, 12)
    if (parameters.length === 0) return undefined
    const time = new Date(typeof at === 'string' ? at : NaN)
    const path = textOf(page, 300)
    return {
      ...Object.fromEntries(parameters),
      ...(!Number.isNaN(time.getTime()) && { at: time.toISOString() }),
      ...(path.startsWith('/') && { page: path }),
    }
  })
  .optional()
  .catch(undefined)

/** What is known about a sign-up besides the form; nothing in it is a reason to refuse a lead. */
export const contextSchema = z.object({
  language: z
    .string()
    .transform((code) => findLocaleByCode(code) ?? defaultLocale)
    .catch(defaultLocale),
  page: optionalText(300),
  referrer: optionalText(500),
  order: optionalText(100),
  firstTouch: attribution,
  lastTouch: attribution,
  consentVersion: optionalText(40),
  /** False when the form's script saw no sign of a person; only that script tells. */
  hasUserInput: z.boolean().optional().catch(undefined),
  website: optionalText(200),
})

const fieldsSchema = contextSchema.extend({
  name: typed.transform(cleanVisibleText).pipe(filled(maxNameLength)),
  phone: typed
    .refine((phone) => !isForeign(phone), { error: 'foreign', abort: true })
    .transform(toNationalDigits)
    .pipe(filled(nationalLength)),
  phoneNote: optionalText(maxPhoneNoteLength),
  consent: z.literal(true, 'required'),
})

/** Adds `phoneNote`, the text behind the number in the field `phone`. */
function withPhoneNote(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null || !('phone' in fields)) return fields
  const { phone } = fields
  return { ...fields, phoneNote: typeof phone === 'string' ? restOfPhone(phone) : undefined }
}

/** A sign-up, by the same rules as in the browser (spec section 5, decisions). */
export const signUpSchema = z.preprocess(withPhoneNote, fieldsSchema)

export type SignUp = z.infer<typeof signUpSchema>

export function toFieldErrors({ issues }: z.ZodError): FieldErrors {
  // Every message of the schema is a code.
  return Object.fromEntries(
    issues.map(({ path: [field], message }) => [field, message]),
  ) as FieldErrors
}

/** Page and campaign of a form sent without JavaScript, from the `Referer` of the site's own pages. */
export function fieldsFromReferer(headers: Headers): { page?: string; lastTouch?: object } {
  const from = URL.parse(headers.get('referer') ?? '')
  if (from === null || (from.host !== headers.get('host') && from.origin !== env.SITE_URL))
    return {}
  return { page: from.pathname, lastTouch: Object.fromEntries(readCampaign(from.href)) }
}
