import type { Lead, Touch } from '#lib/leads/lead'

/** Columns of the spreadsheet, what staff need first. */
export const columns = [
  'createdAt',
  'status',
  'name',
  'phone',
  'order',
  'removedOrder',
  'language',
  'page',
  'referrer',
  'firstTouch',
  'lastTouch',
  'consentVersion',
  'consentHash',
  'consentLanguage',
  'consentAt',
  'updatedAt',
  'id',
  'key',
] as const satisfies readonly (keyof Lead)[]

const toText = (touch: Touch) =>
  new URLSearchParams(Object.entries(touch).map(([key, value]) => [key, value ?? ''])).toString()

/** A lead with a text in every cell. */
export function flatten(lead: Lead): Record<keyof Lead, string | null> {
  return { ...lead, firstTouch: toText(lead.firstTouch), lastTouch: toText(lead.lastTouch) }
}
