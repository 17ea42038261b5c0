import * as z from 'zod/mini'
import { nationalLength, toNationalDigits } from '#lib/leads/phone'

/** Longest name stored, in characters (decisions, "Validation"). */
const maxNameLength = 200

/** Codes a field can be refused with; their texts are in messages, `SubscribeForm.errors`. */
export type FieldError = 'required' | 'too-long' | 'invalid'
export type FormField = 'name' | 'phone' | 'consent'
export type FieldErrors = { [field in FormField]?: FieldError | undefined }

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

/** The visitor's part of the form: only emptiness and length are checked (spec section 5, decisions). */
export const formSchema = z.object({
  name: z.pipe(
    z.pipe(z.string('invalid'), z.transform(toVisibleText)),
    z.string().check(z.minLength(1, 'required'), z.maxLength(maxNameLength, 'too-long')),
  ),
  phone: z.pipe(
    z.pipe(z.string('invalid'), z.transform(toNationalDigits)),
    z.string().check(z.minLength(1, 'required'), z.maxLength(nationalLength, 'too-long')),
  ),
  consent: z.pipe(z.boolean('required'), z.literal(true, 'required')),
})

/** Name as it will be stored, phone as national digits. */
export type FormValues = z.infer<typeof formSchema>

/**
 * The first error of each field; a missing field is `required`, any other unknown complaint `invalid`.
 * @param issues issues of a failed `formSchema` parse of `input`.
 */
export function fieldErrors(issues: readonly z.core.$ZodIssue[], input: Record<string, unknown>): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const field = issue.path[0]
    if (field !== 'name' && field !== 'phone' && field !== 'consent') continue
    const isMissing = input[field] === undefined || input[field] === null
    const isCode = issue.message === 'required' || issue.message === 'too-long'
    errors[field] ??= isMissing ? 'required' : isCode ? issue.message : 'invalid'
  }
  return errors
}
