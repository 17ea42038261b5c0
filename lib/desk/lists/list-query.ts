import { deskStatuses } from '#lib/database/tables/lead'
import { z } from 'zod'

/** Lists of callers. Each list is a tab of the desk. */
export const listTabs = ['queue', 'later', 'suspected', 'all'] as const

export const filterStatuses = [...deskStatuses, 'spam'] as const

const optionalText = z.string().min(1).max(1000).optional().catch(undefined)

/** The query in the address of a list. An invalid parameter is ignored. */
export const listQuerySchema = z.object({
  tab: z.enum(listTabs).catch('all'),
  status: z.enum(filterStatuses).optional().catch(undefined),
  /** ISO day in Kyiv: of the callback on the tab `later`, of the lead's arrival on other tabs. */
  day: optionalText,
  /** Code of an order. `none` finds leads without an order. */
  order: optionalText,
  campaign: optionalText,
  /**
   * The searched words, phone or lead number. These are personal data, so the URL contains them
   * encrypted.
   */
  search: optionalText,
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})
export type ListQuery = z.output<typeof listQuerySchema>

export type LeadFilter = { [Name in keyof ListQuery]?: ListQuery[Name] | undefined }
