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
 * Campaign touches of this browser. The first call after the page was opened also reads its address, and that of the
 * page of ours before it, which may have been left sooner than its script came: a campaign in it is the latest touch,
 * and the first where there was none. The same campaign again, as after a language switch, is the same touch.
 */
export function touches(): Touches {
  if (known) return known
  known = stored()
  const { href, origin } = window.location
  for (const address of [href, document.referrer]) {
    const { pathname, searchParams } = new URL(address, origin)
    const parameters = [...searchParams].filter(([name]) => isCampaignParameter(name))
    if (parameters.length === 0 || !address.startsWith(`${origin}/`)) continue
    return (known = withTouch(known, {
      ...Object.fromEntries(parameters),
      at: new Date().toISOString(),
      page: pathname,
    }))
  }
  return known
}

function withTouch(before: Touches, touch: Touch): Touches {
  if (before.last && campaignOf(before.last) === campaignOf(touch)) return before
  const now = { first: before.first ?? touch, last: touch }
  try {
    localStorage.setItem(touchesKey, JSON.stringify(now))
  } catch {
    // Storage is switched off: this page still knows.
  }
  return now
}
