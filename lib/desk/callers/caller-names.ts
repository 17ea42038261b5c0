import type { Caller } from '#lib/desk/callers/caller'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { foldName } from '#lib/leads/lead-search'

/**
 * The names of the leads without repetitions. Of several names that differ only in spelling, the
 * list contains the first.
 */
export function listNames(leads: readonly Pick<DeskLead, 'name'>[]): string[] {
  const names = new Map<string, string>()
  for (const { name } of leads) {
    const folded = foldName(name)
    if (!names.has(folded)) names.set(folded, name)
  }
  return [...names.values()]
}

/** True when the leads have the names of more than one person. */
export const hasSeveralNames = (leads: readonly DeskLead[]): boolean => listNames(leads).length > 1

/** The names of the caller's leads, except the name that the desk shows for the caller. */
export const listOtherNames = ({ lead, leads }: Caller): string[] =>
  listNames([lead, ...leads]).slice(1)
