import { readStored, store } from '#lib/storage'
import { readAttribution, readReferrer, type VisitAttribution } from '#lib/visits/attribution'
import { getCampaignSource } from '#lib/visits/campaign-source'

const sentEventsKey = 'sent-events'

/**
 * Keys of the event that are sent: `utm_*` of both campaigns, but no click id and no time. The
 * empty key stands for the event itself (`JSON.stringify`).
 */
const sentKeys = /^(utm|event|page|order|first|last|$)/

/** Adds the advertising platform as `utm_source`, because the click id itself is not sent. */
function withSource(campaign: VisitAttribution['first']): VisitAttribution['first'] {
  return campaign && { ...campaign, utm_source: getCampaignSource(campaign) }
}

/**
 * Reports to `/api/event` that the visitor opened a page, saw its form or began to fill in the
 * form. An event is sent once for each page and tab, and contains nothing about the visitor.
 * @param order code of the order that the form shows, '' for none
 */
export function sendVisitEvent(event: 'opened' | 'viewed' | 'started', order?: string): void {
  const page = window.location.pathname
  // `readReferrer` and `readAttribution` also store the referrer and the campaign of this page.
  readReferrer()
  const { first, last } = readAttribution()
  const visit = { event, page, order, first: withSource(first), last: withSource(last) }
  const entry = `${event}${page} `
  const sent = readStored('sessionStorage', sentEventsKey) ?? ''
  if (sent.includes(entry)) return
  store('sessionStorage', sentEventsKey, sent + entry)
  const body = JSON.stringify(visit, (key, value: unknown) =>
    sentKeys.test(key) ? value : undefined,
  )
  fetch('/api/event', { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
