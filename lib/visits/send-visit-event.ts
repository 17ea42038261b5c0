import { readStored, store } from '#lib/storage'
import { readAttribution, readReferrer } from '#lib/visits/attribution'
import { isCampaignParameter } from '#lib/visits/campaign'

const sentEventsKey = 'sent-events'

/**
 * Matches the keys of an event whose values are sent. `JSON.stringify` passes the event itself
 * under the empty key. The keys of click ids do not match, because a click id identifies a person.
 * `1` is sent in place of a click id. The time of a campaign is not sent.
 */
const sentKeys = /^(utm|event|page|order|first|last|$)/

/**
 * Reports to `/api/event` that the visitor opened a page, saw its form or began to fill in the
 * form. Each event is sent once per page and tab. The event contains no data that identify the
 * visitor.
 * @param order code of the order that the form shows, '' for none
 */
export function sendVisitEvent(event: 'opened' | 'viewed' | 'started', order?: string): void {
  const page = window.location.pathname
  // `readReferrer` and `readAttribution` also store the referrer and the campaign of this page.
  // They are therefore called even when the event was already sent.
  readReferrer()
  const visit = { event, page, order, ...readAttribution() }
  const entry = `${event}${page} `
  const sent = readStored('sessionStorage', sentEventsKey) ?? ''
  if (sent.includes(entry)) return
  store('sessionStorage', sentEventsKey, sent + entry)
  const body = JSON.stringify(visit, (key, value: unknown) => {
    if (sentKeys.test(key)) return value
    return isCampaignParameter(key) ? '1' : undefined
  })
  fetch('/api/event', { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
