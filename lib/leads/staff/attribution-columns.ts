import { flatten } from '#lib/leads/staff/csv'
import type { Lead } from '#lib/leads/lead'
import { leadFields } from '#lib/leads/store/tables'
import { campaignDimensions, touches, type Touch } from '#lib/leads/visits/dimensions'

/** Columns that stand in every file, whatever the leads have. */
const usual = [...campaignDimensions, 'utm_term', 'gclid', 'gbraid', 'wbraid', 'fbclid', 'page', 'at']

/** Columns of leads, with one for each parameter of either touch: `first_utm_source`, `last_gclid`. */
export function attributionColumns(parameters: readonly string[] = usual): string[] {
  const columnsOf = (touch: Touch) => parameters.map((name) => `${touch}_${name}`)
  return ['number', ...leadFields].flatMap((field) => {
    const touch = touches.find((each) => field === `${each}Touch`)
    return touch ? columnsOf(touch) : [field]
  })
}

/** A lead's texts for these columns. */
export function attributionCells(lead: Lead): Record<string, string | null> {
  const parameters = touches.flatMap((touch) =>
    Object.entries(lead[`${touch}Touch`]).map(([name, value]) => [`${touch}_${name}`, value ?? null] as const),
  )
  return { ...flatten(lead), ...Object.fromEntries(parameters) }
}

/** Leads as rows of texts, with the columns for whatever parameters they have. */
export function withAttributionColumns(leads: readonly Lead[]) {
  const found = leads.flatMap((lead) => touches.flatMap((touch) => Object.keys(lead[`${touch}Touch`])))
  const columns = attributionColumns([...new Set([...usual, ...found.toSorted()])])
  return { columns, rows: leads.map(attributionCells) }
}
