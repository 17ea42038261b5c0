/** What the clinic must still confirm before launch; `npm run preflight` lists it. */
export const placeholders: { label: string; value: unknown }[] = []

/**
 * Marks a drafted value that stands in for the clinic's real one (decisions, "Names not given").
 * Returns the value unchanged, so the data stays plain.
 */
export function placeholder<T>(label: string, value: T): T {
  placeholders.push({ label, value })
  return value
}

/**
 * A fact that only the clinic knows. Until it is written as `value`, preflight lists it and every page leaves it out
 * (decisions, "Names not given").
 */
export function whenKnown<T>(label: string, value?: T): T | undefined {
  if (value === undefined) placeholders.push({ label, value: 'not known, left out of the pages' })
  return value
}
