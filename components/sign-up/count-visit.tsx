import { readAttribution, readReferrer } from '#components/sign-up/attribution'

/** Key in sessionStorage. */
const sentEventsKey = 'sent-events'

/** Events this page has sent; stands in where storage is switched off. */
let sent = ''

/** Names of the fields that are sent: no click ids, no times. */
const sentFields = /^(utm|event|page|order|first|last|$)/

/** Tells the site that the page was opened, its form seen or begun: once for each page and tab, nothing about the visitor. */
export function countVisit(event: 'opened' | 'viewed' | 'started', order?: string): void {
  const page = window.location.pathname
  // Read on every page, as they store the campaign and the page that led to it.
  readReferrer()
  const visit = { event, page, order, ...readAttribution() }
  const entry = `${event}${page} `
  if (sent.includes(entry)) return
  sent += entry
  try {
    const stored = sessionStorage.getItem(sentEventsKey) ?? ''
    if (stored.includes(entry)) return
    sessionStorage.setItem(sentEventsKey, stored + entry)
  } catch {
    // This page still knows.
  }
  navigator.sendBeacon(
    '/api/event',
    JSON.stringify(visit, (name, value: unknown) => (sentFields.test(name) ? value : undefined)),
  )
}
