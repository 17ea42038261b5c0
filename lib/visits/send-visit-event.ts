import { readStored, store } from '#lib/storage'
import { readAttribution, readReferrer } from '#lib/visits/attribution'
import { isCampaignParameter } from '#lib/visits/campaign'

const sentEventsKey = 'sent-events'

/**
 * Matches the keys of an event whose values are sent. Other keys are click ids, for which `1` is
 * sent because a click id identifies a person, and the time, which is not sent. The empty key is
 * the event itself (`JSON.stringify`).
 */
const sentKeys = /^(utm|event|page|order|first|last|$)/

/**
 * Reports to `/api/event` that the visitor opened a page, saw its form or began to fill in the
 * form. An event is sent once for each page and tab, and contains nothing about the visitor.
 * @param order code of the order that the form shows, '' for none
 */
export function sendVisitEvent(event: 'opened' | 'viewed' | 'started', order?: string): void {
  const page = window.location.pathname
  // `readReferrer` and `readAttribution` also store the referrer and the campaign of this page.
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
