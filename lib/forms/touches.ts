import { isCampaignParameter } from '#lib/leads/campaign'
import type { Touch } from '#lib/leads/lead'

/** First and latest visit of this browser that came by a campaign; none when it never did. */
type Touches = { first?: Touch; last?: Touch }

/** Key in localStorage. */
const touchesKey = 'touches'

/** A touch older than this is forgotten, in milliseconds: 90 days. */
const maxAge = 90 * 86_400_000

/** What the page was opened with: stands in where storage is switched off, also after in-site navigation. */
let known: Touches | undefined

const fresh = (touch: Touch | undefined) =>
  touch && Date.now() - Date.parse(touch['at'] ?? '') < maxAge ? touch : undefined

function stored(): Touches {
  try {
    const { first, last } = JSON.parse(localStorage.getItem(touchesKey) ?? '{}') as Touches
    return { ...(fresh(first) && { first }), ...(fresh(last) && { last }) }
  } catch {
    return {}
  }
}

const campaignOf = (touch: Touch) => JSON.stringify(Object.entries(touch).filter(([name]) => isCampaignParameter(name)))

/**
 * Campaign touches of this browser. The first call after the page was opened also reads its address: a campaign in it
 * is the latest touch, and the first where there was none. The same campaign again, as after a language switch, is the
 * same touch.
 */
export function touches(): Touches {
  if (known) return known
  const parameters = [...new URLSearchParams(window.location.search)].filter(([name]) => isCampaignParameter(name))
  known = stored()
  if (parameters.length === 0) return known
  const touch = { ...Object.fromEntries(parameters), at: new Date().toISOString(), page: window.location.pathname }
  if (known.last && campaignOf(known.last) === campaignOf(touch)) return known
  known = { first: known.first ?? touch, last: touch }
  try {
    localStorage.setItem(touchesKey, JSON.stringify(known))
  } catch {
    // Storage is switched off: this page still knows.
  }
  return known
}
