import { cleanText, lengthOf } from '#lib/leads/clean-text'
import { isForeign, nationalLength, toNationalDigits } from '#lib/leads/phone'

/** Longest name stored, in characters (decisions, "Validation"). */
const maxNameLength = 200

/** Codes a field can be refused with; their texts are in messages, `SubscribeForm.errors`. */
export type FieldError = 'required' | 'too-long' | 'invalid' | 'foreign'
export type FormField = 'name' | 'phone' | 'consent'
export type FieldErrors = { [field in FormField]?: FieldError | undefined }

/** Name as it will be stored, phone as national digits. */
export type FormValues = { name: string; phone: string; consent: true }

/** Visible text of a typed name: letters joined by invisible characters stay; nothing but invisible ones is empty. */
function toVisibleText(input: string): string {
  const visible = cleanText(input)
  return /[^\p{Cf}\p{Z}]/u.test(visible) ? visible : ''
}

function readText(value: unknown, read: (typed: string) => string, longest: number): [string, FieldError?] {
  if (value === undefined || value === null) return ['', 'required']
  if (typeof value !== 'string') return ['', 'invalid']
  const text = read(value)
  return text === '' ? [text, 'required'] : lengthOf(text) > longest ? [text, 'too-long'] : [text]
}

/**
 * The visitor's part of the form, by the same rules in the browser and on the server: only emptiness and length are
 * checked (spec section 5, decisions). Written out, as a library of schemas is 17 KB of script for three fields.
 * @returns the values to store, or an error for each field that has one.
 */
export function checkForm(fields: Record<string, unknown>): { values?: FormValues; errors: FieldErrors } {
  const [name, nameError] = readText(fields['name'], toVisibleText, maxNameLength)
  const [phone, phoneCode] = readText(fields['phone'], toNationalDigits, nationalLength)
  const phoneError = typeof fields['phone'] === 'string' && isForeign(fields['phone']) ? 'foreign' : phoneCode
  const consent = fields['consent'] === true
  const errors: FieldErrors = {
    ...(nameError && { name: nameError }),
    ...(phoneError && { phone: phoneError }),
    ...(!consent && { consent: 'required' }),
  }
  return consent && !nameError && !phoneError ? { values: { name, phone, consent }, errors } : { errors }
}
