import { deskPath } from '#lib/auth/desk-paths'
import { isKyivDay } from '#lib/time/kyiv-time'

/** Pages that list the appointments of a day or a week, and link to the callers' cards. */
const planPages = ['day', 'week', 'reminders'] as const

/** A page with appointments. `day` is the shown ISO day, or a day of the shown week. */
export type PlanPage = { page: (typeof planPages)[number]; day: string }

export const createPlanPath = ({ page, day }: PlanPage): string => `${deskPath}/${page}?day=${day}`

/** The parameters of a card's address that name the page from which staff opened the card. */
export const createPlanQuery = ({ page, day }: PlanPage): { from: string; fromDay: string } => ({
  from: page,
  fromDay: day,
})

/**
 * Reads the parameters of `createPlanQuery`. Returns null when a parameter is missing or invalid.
 */
export function readPlanPage(
  parameters: Readonly<Record<string, string | string[] | undefined>>,
): PlanPage | null {
  const page = planPages.find((each) => each === parameters['from'])
  const day = parameters['fromDay']
  return page !== undefined && isKyivDay(day) ? { page, day } : null
}
