import { readStored, store } from '#lib/storage'
import { readCampaign } from '#lib/visits/campaign'

/** Campaign parameters of one visit, its time (`at`, ISO 8601) and its path (`page`). */
type CampaignVisit = Partial<Record<string, string>>

/** First and last campaign of this browser. Both are undefined if no campaign led to this site. */
export type VisitAttribution = {
  first?: CampaignVisit | undefined
  last?: CampaignVisit | undefined
}

const attributionKey = 'touches'
const referrerKey = 'referrer'

/** Age from which a stored campaign is ignored, in milliseconds: 90 days. */
const maxAgeMs = 90 * 86_400_000

/** Result of `readAttribution`, which reads the attribution only once for each page. */
let pageAttribution: VisitAttribution | undefined

/**
 * Returns the attribution of this browser. The first call on a page also stores the campaign that
 * led to the page.
 */
export function readAttribution(): VisitAttribution {
  pageAttribution ??= addCurrentCampaign(readStoredAttribution())
  return pageAttribution
}

function readStoredAttribution(): VisitAttribution {
  try {
    const text = readStored('localStorage', attributionKey) ?? '{}'
    const { first, last } = JSON.parse(text) as VisitAttribution
    return { first: dropExpired(first), last: dropExpired(last) }
  } catch {
    return {}
  }
}

function dropExpired(visit: CampaignVisit | undefined): CampaignVisit | undefined {
  const age = Date.now() - Date.parse(visit?.['at'] ?? '')
  return age < maxAgeMs ? visit : undefined
}

/**
 * Adds the campaign that led to this page to the stored attribution, as the last campaign. The
 * campaign is in this page's URL, or else in the URL of the previous page of this site. The last
 * campaign is valid for 90 days after the visitor opened this page.
 */
function addCurrentCampaign(stored: VisitAttribution): VisitAttribution {
  const { href, origin } = window.location
  const ownAddress = `${origin}/`
  for (const address of [href, document.referrer]) {
    const parameters = readCampaign(address)
    if (parameters.length === 0 || !address.startsWith(ownAddress)) continue
    const visit: CampaignVisit = {
      ...Object.fromEntries(parameters),
      at: new Date().toISOString(),
      page: new URL(address, origin).pathname,
    }
    // The visitor came from another page of this site with the same campaign parameters, for
    // example by the language switcher. The visitor did not click the campaign's link again.
    const isSameVisit =
      document.referrer.startsWith(ownAddress) &&
      stored.last !== undefined &&
      parametersOf(stored.last) === parametersOf(visit)
    const last = isSameVisit ? { ...visit, page: stored.last?.['page'] } : visit
    const attribution = { first: stored.first ?? last, last }
    store('localStorage', attributionKey, JSON.stringify(attribution))
    return attribution
  }
  return stored
}

const parametersOf = (visit: CampaignVisit) => JSON.stringify({ ...visit, at: 0, page: 0 })

/**
 * Returns the URL of the page on another site from which the visitor came, or ''. Only on the first
 * page of a visit, `document.referrer` is that URL, so the first page stores the URL.
 */
export function readReferrer(): string {
  const isOwnSite = document.referrer.startsWith(`${window.location.origin}/`)
  if (!isOwnSite && document.referrer !== '')
    store('sessionStorage', referrerKey, document.referrer)
  return readStored('sessionStorage', referrerKey) ?? ''
}
