import { readCampaign } from '#lib/visits/campaign'
import { readStored, store } from '#lib/storage'

/** Campaign parameters of a visit, its time (`at`) and path (`page`). */
type Visit = Partial<Record<string, string>>

/** First and latest visit of this browser that came by a campaign; none when it never did. */
type Attribution = { first?: Visit | undefined; last?: Visit | undefined }

const attributionKey = 'touches'

const referrerKey = 'referrer'

/** A visit older than this is forgotten, in milliseconds: 90 days. */
const maxAgeMs = 90 * 86_400_000

/** Of this page. */
let known: Attribution | undefined

const ifRecent = (visit: Visit | undefined) =>
  Date.now() - Date.parse(visit?.['at'] ?? '') < maxAgeMs ? visit : undefined

function readAttributionBefore(): Attribution {
  try {
    const { first, last } = JSON.parse(
      readStored('localStorage', attributionKey) ?? '{}',
    ) as Attribution
    return { first: ifRecent(first), last: ifRecent(last) }
  } catch {
    return {}
  }
}

const campaignOf = (visit: Visit) => JSON.stringify({ ...visit, at: 0, page: 0 })

/** Campaign visits of this browser; the first call on a page also reads its URL and that of the page of ours before it. */
export function readAttribution(): Attribution {
  if (known) return known
  known = readAttributionBefore()
  const { first, last } = known
  const { href, origin } = window.location
  for (const url of [href, document.referrer]) {
    const { pathname } = new URL(url, origin)
    const parameters = readCampaign(url)
    if (parameters.length === 0 || !url.startsWith(`${origin}/`)) continue
    const visit = {
      ...Object.fromEntries(parameters),
      at: new Date().toISOString(),
      page: pathname,
    }
    if (last && campaignOf(last) === campaignOf(visit)) break
    known = { first: first ?? visit, last: visit }
    store('localStorage', attributionKey, JSON.stringify(known))
    break
  }
  return known
}

/** The page of another site that led to this tab, empty for none. The first page alone is told, so every page asks. */
export function readReferrer(): string {
  const other = document.referrer.startsWith(`${window.location.origin}/`) ? '' : document.referrer
  if (other !== '') store('sessionStorage', referrerKey, other)
  return readStored('sessionStorage', referrerKey) ?? ''
}

const sentEventsKey = 'sent-events'

/** Names of the fields that are sent: no click ids, no times. */
const sentFields = /^(utm|event|page|order|first|last|$)/

/** Tells the site that the page was opened, its form seen or begun: once for each page and tab, nothing about the visitor. */
export function countVisit(event: 'opened' | 'viewed' | 'started', order?: string): void {
  const page = window.location.pathname
  // Read on every page, as they store the campaign and the page that led to it.
  readReferrer()
  const visit = { event, page, order, ...readAttribution() }
  const entry = `${event}${page} `
  const sent = readStored('sessionStorage', sentEventsKey) ?? ''
  if (sent.includes(entry)) return
  store('sessionStorage', sentEventsKey, sent + entry)
  const body = JSON.stringify(visit, (name, value: unknown) =>
    sentFields.test(name) ? value : undefined,
  )
  fetch('/api/event', { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
