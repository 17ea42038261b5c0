import { readAttribution } from '#components/sign-up/attribution'

/** Key in sessionStorage. */
const sentEventsKey = 'sent-events'

/** What this tab has told; stands in where storage is switched off, until a page is loaded anew. */
let sent = ''

/** Names of what is told: no click ids, no times. */
const told = /^(utm|event|page|order|first|last|$)/

/** Tells the site that the page was opened, its form seen or begun: once for each page and tab, nothing about the visitor. */
export function countVisit(event: 'opened' | 'viewed' | 'started', order?: string): void {
  const page = window.location.pathname
  // Read on every page, as it stores the campaign that opened it.
  const visit = { event, page, order, ...readAttribution() }
  const entry = `${event}${page} `
  try {
    sent = sessionStorage.getItem(sentEventsKey) ?? sent
  } catch {
    // This page still knows.
  }
  if (sent.includes(entry)) return
  sent += entry
  try {
    sessionStorage.setItem(sentEventsKey, sent)
  } catch {
    // As above.
  }
  navigator.sendBeacon(
    '/api/event',
    JSON.stringify(visit, (name, value: unknown) => (told.test(name) ? value : undefined)),
  )
}
