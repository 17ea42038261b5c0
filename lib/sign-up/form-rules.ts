import type { RegisterOptions } from 'react-hook-form'
import { mapSignUpFields, signUpFields } from '#lib/leads/sign-up-fields'
import type { SignUpField, SignUpValues } from '#lib/leads/sign-up-values'

/** The values of the sign-up form. */
export type SignUpFormValues = SignUpValues & {
  /** Value of a field that is invisible to people, so that only a machine fills in the field. */
  website: string
}

type FieldValue = SignUpValues[SignUpField]

/**
 * The rules of the sign-up as options of react-hook-form's `register`. An error has the name of its
 * rule as its type.
 */
export const formRules: {
  [Field in SignUpField]: RegisterOptions<SignUpFormValues, SignUpField>
} = mapSignUpFields((field) => ({
  validate: Object.fromEntries(
    signUpFields[field].rules.map(({ error, isMet }) => [
      error,
      // `isMet` takes the value of `field`. react-hook-form passes a value of this type.
      isMet as (value: FieldValue) => boolean,
    ]),
  ),
}))
