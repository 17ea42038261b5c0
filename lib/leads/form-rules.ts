import { nationalLength, toNationalDigits } from '#lib/leads/phone'

/** Longest name stored, in characters (decisions, "Validation"). */
const maxNameLength = 200

/** Codes a field can be refused with; their texts are in messages, `SubscribeForm.errors`. */
export type FieldError = 'required' | 'too-long' | 'invalid'
export type FormField = 'name' | 'phone' | 'consent'
export type FieldErrors = { [field in FormField]?: FieldError | undefined }

/** Name as it will be stored, phone as national digits. */
export type FormValues = { name: string; phone: string; consent: true }

/** Visible text of a typed name: control, bidirectional-override and unpaired characters gone, spaces single. */
function toVisibleText(input: string): string {
  const visible = input
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069\uFFFD]/g, '')
    .trim()
  // Letters joined by invisible characters stay; nothing but invisible ones is empty.
  return /[^\p{Cf}\p{Z}]/u.test(visible) ? visible : ''
}

function textError(value: unknown, read: (typed: string) => string, longest: number): FieldError | undefined {
  if (value === undefined || value === null) return 'required'
  if (typeof value !== 'string') return 'invalid'
  const { length } = read(value)
  return length === 0 ? 'required' : length > longest ? 'too-long' : undefined
}

/**
 * The visitor's part of the form, by the same rules in the browser and on the server: only emptiness and length are
 * checked (spec section 5, decisions). Written out, as a library of schemas is 17 KB of script for three fields.
 * @returns the values to store, or an error for each field that has one.
 */
export function checkForm({ name, phone, consent }: Record<string, unknown>): {
  values?: FormValues
  errors: FieldErrors
} {
  const errors: FieldErrors = {
    name: textError(name, toVisibleText, maxNameLength),
    phone: textError(phone, toNationalDigits, nationalLength),
    consent: consent === true ? undefined : 'required',
  }
  const isGood = Object.values(errors).every((error) => error === undefined)
  if (!isGood) return { errors }
  return {
    values: { name: toVisibleText(String(name)), phone: toNationalDigits(String(phone)), consent: true },
    errors,
  }
}
