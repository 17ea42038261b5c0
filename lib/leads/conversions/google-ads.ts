import { kyivTimeWithOffset } from '#lib/time/kyiv-time'
import type { Lead } from '#lib/leads/lead'

/** Click ids of Google, best first, and the columns they stand in. */
const clickIds = { gclid: 'Google Click ID', gbraid: 'GBRAID', wbraid: 'WBRAID' } as const
const names = Object.keys(clickIds) as (keyof typeof clickIds)[]

/** What Google gives out; anything else was typed by a stranger. */
const wellFormed = /^[\w-]{10,200}$/

/** The click that brought a lead: the latest, else the first; a row holds one identifier. */
function clickOf({ lastTouch, firstTouch }: Lead) {
  for (const touch of [lastTouch, firstTouch])
    for (const name of names) {
      const id = touch[name]
      if (id !== undefined && wellFormed.test(id)) return { name, id }
    }
  return null
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/**
 * Conversions of leads that came by an advert of Google, as a file of Google Ads' import of conversions from clicks
 * (https://support.google.com/google-ads/answer/7014069, "Prepare your data for import"): the column "Google Click ID", the
 * name of the conversion action, times as `yyyy-MM-dd HH:mm:ss+z` with the zone in each, so there is no Parameters row; no
 * other column and nothing personal. `GBRAID` and `WBRAID` stand only in a file that needs them.
 * @param conversion name of the conversion action in Google Ads, in its very letters
 */
export function toGoogleAds(leads: readonly Lead[], conversion: string): { file: string; conversions: number } {
  const found = leads.flatMap((lead) => {
    const click = clickOf(lead)
    return click ? [{ ...click, time: kyivTimeWithOffset(new Date(lead.createdAt)) }] : []
  })
  const shown = names.filter((name) => name === 'gclid' || found.some((each) => each.name === name))
  const head = [...shown.map((name) => clickIds[name]), 'Conversion Name', 'Conversion Time']
  const rows = found.map(({ name, id, time }) => [
    ...shown.map((each) => (each === name ? id : '')),
    quoted(conversion),
    time,
  ])
  return { file: [head, ...rows].map((cells) => cells.join(',')).join('\r\n'), conversions: found.length }
}
