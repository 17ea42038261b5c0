/**
 * Functions that read campaign parameters in addresses. Browsers (`attribution.ts`) and the server
 * (page cache, redirects, leads) use the same functions, so that both find the same campaign.
 */

/** Pattern of one parameter name: `utm_source`, `gclid`, `wbraid`, `gbraid` or `fbclid`. */
const parameterName = '(?:utm_[a-z_]{1,20}|gclid|[gw]braid|fbclid)'

const wholeParameterName = /* @__PURE__ */ new RegExp(`^${parameterName}$`, 'i')

/** True for the name of a campaign parameter. Capital letters make no difference. */
export function isCampaignParameter(name: string): boolean {
  return wholeParameterName.test(name)
}

/**
 * Matches a broken separator before a parameter: `&amp;`, or the second `?` of
 * `?utm_source=a?fbclid=x`.
 */
const brokenSeparators = /* @__PURE__ */ new RegExp(
  `(?:(?:^|[&?])(?:amp(?:;|%3[Bb]))+|[?])(?=${parameterName}=)`,
  'gi',
)

/**
 * Matches a campaign parameter and the second `?` that begins the next parameter:
 * `utm_source=a?ref=b`.
 */
const parameterBeforeQuestionMark = /* @__PURE__ */ new RegExp(
  `((?:^|&)${parameterName}=[^&?]*)[?](?=[\\w.~-]+=)`,
  'gi',
)

/**
 * Repairs the separators before campaign parameters. Mail programs write `&amp;` as in HTML, and
 * chat programs add a second `?`.
 * @param query without its `?`
 */
export function repairQuery(query: string): string {
  return query.replace(brokenSeparators, '&').replace(parameterBeforeQuestionMark, '$1&')
}

/**
 * Returns the campaign parameters of an absolute or relative URL, with separators repaired and
 * names in lower case. If a parameter is repeated, its first value that is not empty counts.
 */
export function readCampaign(address: string): [name: string, value: string][] {
  // Some programs write `&` as the HTML entity `&#38;`. The `#` of this entity would begin the
  // fragment of the URL.
  const withoutEntities = address.replace(/&#0*38;/g, '&')
  const query = /^[^?#]*[?]([^#]*)/.exec(withoutEntities)?.[1] ?? ''
  const parameters = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(repairQuery(query))) {
    const key = name.toLowerCase()
    if (isCampaignParameter(key) && !parameters.get(key)) parameters.set(key, value)
  }
  return [...parameters]
}

/** Matches a parameter in a path without `?`: `/ua&utm_source=a`, `/ua%3Futm_source=a`. */
const parametersInPath = /* @__PURE__ */ new RegExp(
  `(?:&|%26|%3[Ff])(?:amp(?:;|%3[Bb]))*(${parameterName})(?:=|%3[Dd])`,
  'gi',
)

/**
 * Splits a path that contains campaign parameters into the path before the parameters and the query
 * (without `?`). Returns null if the path contains no campaign parameters.
 */
export function splitCampaign(path: string): { path: string; query: string } | null {
  const start = path.search(parametersInPath)
  if (start < 0) return null
  const query = path.slice(start).replace(parametersInPath, '&$1=')
  return { path: path.slice(0, start), query: query.slice(1) }
}
