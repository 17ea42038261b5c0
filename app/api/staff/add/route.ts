import { getSiteContent } from '#lib/content/current-content'
import { addCaller, type AdditionResult } from '#lib/desk/callers/add-caller'
import { createDeskPost } from '#lib/desk/desk-post'
import type { FormProblem } from '#lib/desk/flash'
import { createListPath } from '#lib/desk/lists/list-path'
import { staffSignUpSchema, toFieldErrors } from '#lib/leads/sign-up-schema'

const problems = {
  noPhone: { field: 'phone', code: 'required' },
  impossiblePhone: { field: 'phone', code: 'impossible' },
  failed: { field: 'name', code: 'failed' },
} as const satisfies Record<Exclude<AdditionResult['kind'], 'added'>, FormProblem>

/**
 * Adds a lead for a person who came, called or wrote to the clinic. The form's fields have the same
 * schema as the visitors' sign-up form, except the phone.
 */
export const POST = createDeskPost(async (person, { getField, form, desk, redirectWithFlash }) => {
  const { data, error } = staffSignUpSchema.safeParse({
    ...Object.fromEntries(form),
    consent: getField('consent') === 'on',
    consentVersion: getSiteContent().consents.version,
    lastTouch: { utm_source: getField('source') },
  })
  const refuseForm = (problem: FormProblem) =>
    redirectWithFlash({ said: 'incomplete', fields: [...form], problem })
  if (!data) {
    const [field = '', code = ''] = Object.entries(toFieldErrors(error))[0] ?? []
    return refuseForm({ field, code })
  }
  const result = await addCaller(person, desk, getField('key'), {
    signUp: data,
    note: getField('note'),
    confirmedPhone: getField('confirmedPhone'),
  })
  if (result.kind !== 'added') return refuseForm(problems[result.kind])
  const { number } = result
  // The next page (`PostNotice`) removes the form's draft from the browser's storage. The page
  // recognizes the draft by the idempotency key `key`.
  const fields = (['key', 'to'] as const).map((name) => [name, getField(name)] as const)
  return redirectWithFlash(
    { said: 'change', number, action: 'added', result: { kind: 'done' }, fields },
    createListPath({ lead: number }),
  )
})
