import type { RegisterOptions } from 'react-hook-form'
import { countCodePoints, maxNameLength, cleanVisibleText } from '#lib/text/clean-text'
import type { FieldErrors } from '#lib/leads/schema'
import { isForeign, toNationalDigits } from '#lib/leads/phone'

export type { FieldErrors }
export type FormField = keyof FieldErrors

/** The form's fields; only a machine fills `website`. */
export type SignUpValues = { name: string; phone: string; consent: boolean; website: string }

/** What the server refuses (`lib/leads`), as react-hook-form's rules: a schema in the browser costs 24 KB. */
export const rules = {
  name: {
    required: true,
    validate: {
      required: (name) => cleanVisibleText(name) !== '',
      'too-long': (name) => countCodePoints(cleanVisibleText(name)) <= maxNameLength,
    },
  },
  phone: {
    required: true,
    validate: {
      foreign: (phone) => !isForeign(phone),
      required: (phone) => toNationalDigits(phone) !== '',
    },
  },
  consent: { required: true },
} satisfies { [Field in FormField]: RegisterOptions<SignUpValues, Field> }
