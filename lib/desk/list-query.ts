import { filterStatuses, tabs, type DeskFilter, type Tab } from '#lib/desk/filter'
import { openSearch } from '#lib/desk/sealed-search'

/** What the address of a list may say; `search` is sealed, `order` is `none` for leads without one. */
export const queryNames = ['status', 'day', 'order', 'campaign', 'search'] as const
export type ListQuery = Partial<Record<(typeof queryNames)[number], string>>

export const tabOf = (name: string): Tab => tabs.find((known) => known === name) ?? 'all'

const maxLength = 1000

/** The query of an address or a sent form; what is empty filters nothing. */
export function listQuery(read: (name: string) => unknown): ListQuery {
  const query: ListQuery = {}
  for (const name of queryNames) {
    const value = read(name)
    if (typeof value === 'string' && value !== '' && value.length <= maxLength) query[name] = value
  }
  return query
}

export function listPath(tab: Tab, query: ListQuery, page = 1): string {
  const given = Object.entries({ ...query, page: page > 1 ? String(page) : '' }).filter(([, value]) => value !== '')
  const text = new URLSearchParams(given).toString()
  return `/staff/${tab}${text && `?${text}`}`
}

/** Which leads a query asks for; words of another session find nothing. */
export async function toDeskFilter(tab: Tab, { status, day, order, campaign, search }: ListQuery): Promise<DeskFilter> {
  return {
    tab,
    status: filterStatuses.find((known) => known === status),
    day,
    order: order === 'none' ? '' : order,
    campaign,
    search: search === undefined ? undefined : ((await openSearch(search)) ?? ''),
  }
}
