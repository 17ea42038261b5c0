import type { ReactNode } from 'react'
import { TickedRequests } from '#components/desk/appointments/ticked-requests'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { joinTexts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'

type ConcernedRequestsProps = {
  /** The caller's open leads, or the leads of a moved appointment. */
  leads: readonly DeskLead[]
  /** True for an outcome that changes all these leads, also those that are not ticked. */
  isForAll?: boolean
  texts: DeskTexts
}

/**
 * Says whom an outcome concerns: the names and orders of the ticked leads, or of all leads.
 */
export function ConcernedRequests({
  leads,
  isForAll = false,
  texts,
}: ConcernedRequestsProps): ReactNode {
  const requests = leads.map(({ number, name, order }) => ({
    number,
    text: joinTexts(name, texts.getOrderName(order)),
  }))
  if (!isForAll) {
    const messages = { many: texts.t('do.tickedOnly'), none: texts.t('do.noneTicked') }
    return <TickedRequests requests={requests} messages={messages} />
  }
  return (
    <ul className="font-semibold">
      {[...new Set(requests.map(({ text }) => text))].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
