import type { RegisterOptions } from 'react-hook-form'
import { mapSignUpFields, signUpFields } from '#lib/leads/sign-up-fields'
import type { SignUpField, SignUpValues } from '#lib/leads/sign-up-values'

/** The form's fields. People do not see `website`, so only a machine fills it in. */
export type SignUpFormValues = SignUpValues & { website: string }

type FieldValue = SignUpValues[SignUpField]

/**
 * The rules of the sign-up as options of react-hook-form's `register`. The name of the first rule
 * that is not met becomes the type of the error.
 */
export const formRules: {
  [Field in SignUpField]: RegisterOptions<SignUpFormValues, SignUpField>
} = mapSignUpFields((field) => ({
  validate: Object.fromEntries(
    signUpFields[field].rules.map(({ error, isMet }) => [
      error,
      // react-hook-form passes the value of `field`, which has the type that `isMet` takes.
      isMet as (value: FieldValue) => boolean,
    ]),
  ),
}))
