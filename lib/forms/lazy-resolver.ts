import type { Resolver } from 'react-hook-form'
import type { FormValues } from '#lib/leads/schema'

type Typed = { name: string; phone: string; consent: boolean }

/** Fetches the rules of the form, a third of its script, which only those who fill it in need. */
const load = () => import('#lib/forms/form-resolver').then(({ formResolver }) => formResolver)

/** Fetches the rules ahead of their use. */
export function fetchRules(): void {
  load().catch(() => undefined)
}

/** Checks the form; what cannot be checked for want of the rules is sent, as the server checks by the same ones. */
export const lazyResolver: Resolver<Typed, unknown, FormValues> = async (...form) => {
  const resolve = await load().catch(() => undefined)
  return resolve ? resolve(...form) : { values: form[0] as FormValues, errors: {} }
}
