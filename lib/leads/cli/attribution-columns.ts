import { flatten } from '#lib/leads/staff/csv'
import type { Attribution, Lead } from '#lib/leads/lead'
import { leadFields } from '#lib/leads/store/tables'
import { campaignDimensions, touches, type Touch } from '#lib/leads/visits/dimensions'

/** Columns that stand in every file, whatever the leads have. */
const usual = [...campaignDimensions, 'utm_term', 'gclid', 'gbraid', 'wbraid', 'fbclid', 'page', 'at']

const touchOf = (lead: Lead, touch: Touch): Attribution => (touch === 'first' ? lead.firstTouch : lead.lastTouch)
const fields: readonly string[] = ['firstTouch', 'lastTouch']

/** Leads as rows of texts with a column for each parameter of either touch: `first_utm_source`, `last_gclid`. */
export function withAttributionColumns(leads: readonly Lead[]): {
  columns: string[]
  rows: Record<string, string | null>[]
} {
  const found = leads.flatMap((lead) => touches.flatMap((touch) => Object.keys(touchOf(lead, touch))))
  const names = [...new Set([...usual, ...found.toSorted()])]
  const columns = ['number' as const, ...leadFields].flatMap((field) =>
    fields.includes(field) ? names.map((name) => `${field === 'firstTouch' ? 'first' : 'last'}_${name}`) : [field],
  )
  const rows = leads.map((lead) => ({
    ...flatten(lead),
    ...Object.fromEntries(
      touches.flatMap((touch) =>
        Object.entries(touchOf(lead, touch)).map(([name, value]) => [`${touch}_${name}`, value ?? null]),
      ),
    ),
  }))
  return { columns, rows }
}
