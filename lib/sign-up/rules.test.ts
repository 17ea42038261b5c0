import fc from 'fast-check'
import { createFormControl } from 'react-hook-form'
import { rules, type FieldErrors, type SignUpValues } from '#lib/sign-up/rules'
import { signUpSchema, toFieldErrors } from '#lib/leads/schema'
import { anyText } from '#e2e/support/property-runs'

/** What the browser refuses, as react-hook-form validates it. */
async function refusedByBrowser(values: Omit<SignUpValues, 'website'>): Promise<FieldErrors> {
  const { getFieldState, register, trigger } = createFormControl<SignUpValues>({
    defaultValues: values,
  })
  register('name', rules.name)
  register('phone', rules.phone)
  register('consent', rules.consent)
  await trigger()
  const refused = (['name', 'phone', 'consent'] as const).map((field) => [
    field,
    getFieldState(field).error?.type,
  ])
  return Object.fromEntries(refused.filter(([, type]) => type)) as FieldErrors
}

function refusedByServer(values: object): FieldErrors {
  const { error } = signUpSchema.safeParse(values)
  return error ? toFieldErrors(error) : {}
}

/** Digits, signs and prefixes as they stand in phones. */
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

it('the browser refuses what the server refuses, for the same reason', async () => {
  const values = fc.record({ name, phone, consent: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(values, async (typed) => {
      expect(await refusedByBrowser(typed)).toEqual(refusedByServer(typed))
    }),
    { numRuns: 500 },
  )
})
