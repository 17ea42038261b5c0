import { isForeign, toNationalDigits } from '#lib/leads/phone'
import { emptySignUpValues, type SignUpField, type SignUpValues } from '#lib/leads/sign-up-values'
import { cleanVisibleText, countCodePoints } from '#lib/text/clean-text'

/**
 * Codes of the reasons why a field is refused. The texts are in `messages`, `SubscribeForm.errors`.
 */
export const fieldErrors = ['required', 'too-long', 'invalid', 'foreign'] as const
export type FieldError = (typeof fieldErrors)[number]

/** Maximum length of a name, in code points. */
const maxNameLength = 200

/** The errors of a refused form, by name of the field. */
export type FieldErrors = { [Field in SignUpField]?: FieldError | undefined }

export type FieldDefinition<Value> = {
  /** The rules are checked in this order. The first rule that is not met gives the error. */
  rules: readonly { error: FieldError; isMet: (value: Value) => boolean }[]
  /** Turns an accepted value into the value that is saved. */
  normalize: (value: Value) => Value
}

/**
 * The rules of the sign-up (spec section 5). The browser's form (`lib/sign-up/form-rules.ts`) and
 * the server's schema (`sign-up-schema.ts`) are made from this table. Both therefore refuse the
 * same values for the same reason. This file uses neither zod nor react-hook-form, because browsers
 * load this file.
 */
export const signUpFields: { [Field in SignUpField]: FieldDefinition<SignUpValues[Field]> } = {
  name: {
    rules: [
      { error: 'required', isMet: (name) => cleanVisibleText(name) !== '' },
      {
        error: 'too-long',
        isMet: (name) => countCodePoints(cleanVisibleText(name)) <= maxNameLength,
      },
    ],
    normalize: cleanVisibleText,
  },
  phone: {
    rules: [
      { error: 'foreign', isMet: (phone) => !isForeign(phone) },
      { error: 'required', isMet: (phone) => toNationalDigits(phone) !== '' },
    ],
    normalize: toNationalDigits,
  },
  consent: {
    rules: [{ error: 'required', isMet: (consent) => consent }],
    normalize: (consent) => consent,
  },
}

/** The fields in the order of the form, because the first field with an error gets the focus. */
export const signUpFieldNames = Object.keys(emptySignUpValues) as readonly SignUpField[]

export function mapSignUpFields<Result>(toValue: (field: SignUpField) => Result): {
  [Field in SignUpField]: Result
} {
  const entries = signUpFieldNames.map((field) => [field, toValue(field)])
  return Object.fromEntries(entries) as { [Field in SignUpField]: Result }
}

/**
 * Returns the values that become columns of a lead under the same names. The lead has no column
 * `consent`, but columns for the consent's version, hash, language and time.
 */
export function pickLeadValues(values: SignUpValues): Omit<SignUpValues, 'consent'> {
  const picked: Partial<SignUpValues> = mapSignUpFields((field) => values[field]) as SignUpValues
  delete picked.consent
  return picked as Omit<SignUpValues, 'consent'>
}
