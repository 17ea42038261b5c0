import fc from 'fast-check'
import { createFormControl } from 'react-hook-form'
import { signUpSchema, toFieldErrors } from '#lib/leads/sign-up-schema'
import { signUpFieldNames, type FieldErrors } from '#lib/leads/sign-up-fields'
import { emptySignUpValues, type SignUpValues } from '#lib/leads/sign-up-values'
import { formRules, type SignUpFormValues } from '#lib/sign-up/form-rules'
import { anyText } from '#e2e/support/property-runs'

/** Returns the errors of the browser's form, which react-hook-form validates. */
async function refusedByBrowser(values: SignUpValues): Promise<FieldErrors> {
  const { getFieldState, register, trigger } = createFormControl<SignUpFormValues>({
    defaultValues: values,
  })
  for (const field of signUpFieldNames) register(field, formRules[field])
  await trigger()
  const refused = signUpFieldNames.map((field) => [field, getFieldState(field).error?.type])
  return Object.fromEntries(refused.filter(([, type]) => type)) as FieldErrors
}

function refusedByServer(values: object): FieldErrors {
  const { error } = signUpSchema.safeParse(values)
  return error ? toFieldErrors(error) : {}
}

/** Texts made of the digits, signs and prefixes that phone numbers contain. */
const phone = fc.oneof(
  fc.string(),
  fc
    .array(
      fc.constantFrom(
        '+',
        '0',
        '3',
        '8',
        '380',
        '67',
        '123',
        '48',
        ' ',
        '(',
        ')',
        '-',
        ',',
        'доб',
        '０',
      ),
      {
        maxLength: 16,
      },
    )
    .map((parts) => parts.join('')),
)
const name = fc.oneof(
  anyText,
  fc.constantFrom(' ', '\u2800', '\u3164', '\u200B', '\u2060 \u00AD', '\uD83D', 'Олена', '👩‍⚕️'),
  fc.string({ unit: 'grapheme', minLength: 190, maxLength: 210 }),
)

it('browser and server refuse the same values for the same reason', async () => {
  const values = fc.record({ name, phone, consent: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(values, async (typed) => {
      const signUp = { ...emptySignUpValues, ...typed }
      expect(await refusedByBrowser(signUp)).toEqual(refusedByServer(signUp))
    }),
    { numRuns: 500 },
  )
})
