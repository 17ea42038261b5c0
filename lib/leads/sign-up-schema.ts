import { z } from 'zod'
import { env } from '#lib/env'
import { defaultLocale, findLocaleByCode } from '#lib/i18n/locales'
import { isCampaignParameter, readCampaign } from '#lib/visits/campaign'
import { isClickId } from '#lib/visits/campaign-source'
import { cutText } from '#lib/text/clean-text'
import type { LeadCampaign } from '#lib/leads/lead'
import { readTextAfterPhone } from '#lib/leads/phone'
import {
  mapSignUpFields,
  signUpFields,
  type FieldDefinition,
  type FieldErrors,
} from '#lib/leads/sign-up-fields'
import { emptySignUpValues, type SignUpField, type SignUpValues } from '#lib/leads/sign-up-values'

const textInput = z.string({
  error: ({ input }) => (input === undefined || input === null ? 'required' : 'invalid'),
})
const checkboxInput = z.boolean('required')

/** Makes the schema of one field from its rules. The message of an issue is a `FieldError`. */
function toFieldSchema<Value>(
  input: z.ZodType<Value>,
  { rules, normalize }: FieldDefinition<Value>,
): z.ZodType<Value> {
  return input
    .superRefine((value, context) => {
      const brokenRule = rules.find((rule) => !rule.isMet(value))
      if (brokenRule) context.addIssue(brokenRule.error)
    })
    .transform(normalize)
}

type FieldValue = SignUpValues[SignUpField]

const fieldSchemas = mapSignUpFields<z.ZodType>((name) => {
  const isCheckbox = typeof emptySignUpValues[name] === 'boolean'
  // A request may leave out a text that is not required.
  const isRequired = signUpFields[name].rules.some(({ error }) => error === 'required')
  const text = isRequired ? textInput : textInput.default('')
  const input: z.ZodType<FieldValue> = isCheckbox ? checkboxInput : text
  return toFieldSchema(input, signUpFields[name] as FieldDefinition<FieldValue>)
}) as { [Field in SignUpField]: z.ZodType<SignUpValues[Field]> }

/** Maximum length of the saved text after a phone number, in code points. */
const maxPhoneNoteLength = 200

const optionalText = (maximum: number) =>
  z
    .string()
    .transform((value) => cutText(value, maximum))
    .optional()
    .catch(undefined)

const textOf = (value: unknown, maximum: number) =>
  typeof value === 'string' ? cutText(value, maximum) : ''

/** Maximum length of a campaign word, in code points. Longer words are cut. */
const maxCampaignWordLength = 200
/** Maximum length of a click id. A longer click id is left out, because a part of it is useless. */
const maxClickIdLength = 1000

function readCampaignValue(name: string, value: unknown): string {
  if (!isClickId(name)) return textOf(value, maxCampaignWordLength)
  const clickId = textOf(value, maxClickIdLength + 1)
  return clickId.length > maxClickIdLength ? '' : clickId
}

const attribution = z
  .record(z.string(), z.unknown())
  .transform(({ at, page, ...rest }): LeadCampaign | undefined => {
    const parameters = Object.entries(rest)
      .map(([name, value]) => [name, readCampaignValue(name, value)] as const)
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

/**
 * Schema of the data that the visitor does not type. An invalid value is replaced by a default, so
 * that no lead is refused because of these data.
 */
export const signUpContextSchema = z.object({
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
  /**
   * False if the form's script saw no input by a person. A form without JavaScript does not send
   * this field.
   */
  hasUserInput: z.boolean().optional().catch(undefined),
  website: optionalText(200),
})

const fieldsSchema = signUpContextSchema.extend({
  ...fieldSchemas,
  phoneNote: optionalText(maxPhoneNoteLength),
})

/** Adds `phoneNote`, the text after the number in the field `phone`. */
function withPhoneNote(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null || !('phone' in fields)) return fields
  const { phone } = fields
  return { ...fields, phoneNote: typeof phone === 'string' ? readTextAfterPhone(phone) : undefined }
}

/** Schema of a sign-up. The browser's form uses the same rules (`sign-up-fields.ts`). */
export const signUpSchema = z.preprocess(withPhoneNote, fieldsSchema)

export type SignUp = z.infer<typeof signUpSchema>

/**
 * Schema of a sign-up that staff add. The phone stays as typed, because staff may add numbers that
 * the visitors' form refuses (`staff-phone.ts`).
 */
export const staffSignUpSchema = z.preprocess(
  withPhoneNote,
  fieldsSchema.extend({ phone: textInput }),
)

export function toFieldErrors({ issues }: z.ZodError): FieldErrors {
  // The message of every issue is a `FieldError` (see `toFieldSchema`).
  return Object.fromEntries(
    issues.map(({ path: [field], message }) => [field, message]),
  ) as FieldErrors
}

/**
 * Reads the page and the campaign of a form that was sent without JavaScript. Both come from the
 * header `Referer`. A header with a URL of another site is ignored.
 */
export function readRefererFields(headers: Headers): { page?: string; lastTouch?: object } {
  const from = URL.parse(headers.get('referer') ?? '')
  if (from === null || (from.host !== headers.get('host') && from.origin !== env.SITE_URL))
    return {}
  return { page: from.pathname, lastTouch: Object.fromEntries(readCampaign(from.href)) }
}
