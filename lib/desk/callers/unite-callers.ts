import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { findCaller } from '#lib/desk/callers/caller'
import { recordEvent } from '#lib/desk/callers/caller-history'
import { changeCaller, type ChangeResult } from '#lib/desk/callers/change-caller'
import { moveLeads } from '#lib/desk/callers/move-leads'
import { refuseOldVersion } from '#lib/desk/callers/save-changes'
import type { Desk } from '#lib/desk/desk'
import { isWholePhone } from '#lib/leads/phone'

/** A caller on the open card, at the time when the card was loaded. */
export type SeenCaller = {
  /** Lead number of a lead of the caller. */
  number: number
  /** The version of the caller (`Caller.version`). */
  version: string
}

/** Makes one caller of two callers with the same phone, with all leads, appointments and events. */
export async function uniteCallers(
  person: Person,
  desk: Desk,
  seen: SeenCaller,
  seenOther: SeenCaller,
): Promise<ChangeResult> {
  requireRole(person, 'reception')
  const { number, version } = seen
  return changeCaller(person, desk, number, async (inTransaction, caller, history) => {
    const refusal = refuseOldVersion(person, caller, history, 'united', version)
    if (refusal) return refusal
    const other = await findCaller(person, inTransaction, seenOther.number)
    if (!other) return { kind: 'gone' }
    if (other.version !== seenOther.version) return { kind: 'conflict' }
    const { phone } = caller.lead
    const isOther = other.lead.caller !== caller.lead.caller
    if (!isOther || other.lead.phone !== phone || !isWholePhone(phone)) return { kind: 'invalid' }
    // The column `caller` of one caller's leads may contain the phone number itself. New sign-ups
    // with this phone number get the same value. The leads of the other caller are therefore moved
    // to this caller.
    const [kept, moved] = other.lead.caller === phone ? [other, caller] : [caller, other]
    const detail = await moveLeads(person, inTransaction, moved.leads, kept.lead.caller)
    const event = await recordEvent(person, inTransaction, kept.lead, 'united', {
      ...detail,
      seen: version,
    })
    return { kind: 'done', event }
  })
}
