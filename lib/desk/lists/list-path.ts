import { deskPath } from '#lib/auth/desk-paths'
import type { LeadFilter } from '#lib/desk/lists/list-query'

/**
 * The path of a list of callers. `lead` is the lead number of the lead whose card is open. `from`
 * and `fromDay` name the page from which staff opened the card (`createPlanQuery`).
 */
export function createListPath({
  tab = 'queue',
  page = 1,
  ...query
}: LeadFilter & { lead?: number | undefined; from?: string; fromDay?: string }): string {
  const parameters = Object.entries({ ...query, page: page > 1 ? page : undefined })
  const present = parameters.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const text = new URLSearchParams(present).toString()
  return (tab === 'queue' ? deskPath : `${deskPath}/${tab}`) + (text && `?${text}`)
}
