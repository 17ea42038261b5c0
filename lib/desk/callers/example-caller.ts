import { createCaller } from '#lib/desk/callers/caller'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { clearedAgreement } from '#lib/desk/callers/lead-state'
import type { CallerView } from '#lib/desk/callers/view-caller'
import type { Locale } from '#lib/i18n/locales'
import { createLead } from '#lib/leads/create-lead'
import { emptySignUpValues } from '#lib/leads/sign-up-values'
import { listOrders } from '#lib/orders'
import { addMilliseconds } from '#lib/time/add-milliseconds'

const minuteMs = 60_000

/**
 * Creates a caller for the pictures on the help page. The caller is not saved, and has no real
 * phone number.
 */
export function createExampleCaller(
  locale: Locale,
  now: Date,
  waitedMinutes: number,
  changes: Partial<DeskLead>,
): CallerView {
  const [order] = listOrders(locale)
  const signUp = {
    ...emptySignUpValues,
    phone: '440000000',
    order: order?.code,
    language: locale,
  }
  const lead: DeskLead = {
    ...createLead('', signUp),
    ...clearedAgreement,
    appointmentId: null,
    appointment: null,
    deskStatus: 'new',
    attempts: 0,
    number: 0,
    version: 0,
    caller: '',
    callFrom: null,
    callUntil: null,
    claimedBy: null,
    claimedUntil: null,
    firstCallAt: null,
    firstCallMinutes: null,
    createdAt: addMilliseconds(now, -waitedMinutes * minuteMs),
    ...changes,
  }
  const caller = createCaller(lead, [lead], now)
  return {
    ...caller,
    waitedMinutes,
    events: [],
    undoable: undefined,
    deliveries: [],
    separated: [],
  }
}
