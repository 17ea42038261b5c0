const campaignName = '(?:utm_[a-z_]{1,20}|gclid|[gw]braid|fbclid)'

const wholeName = /* @__PURE__ */ new RegExp(`^${campaignName}$`)

export function isCampaignParameter(name: string): boolean {
  return wholeName.test(name)
}

/** What stands before a campaign parameter in place of `&`: `&amp;`, or the second `?` of `?utm_source=a?fbclid=x`. */
const wrongSeparators = /* @__PURE__ */ new RegExp(
  `(?:(?:^|[&?])(?:amp(?:;|%3[Bb]))+|[?])(?=${campaignName}=)`,
  'g',
)

/** A query (without its `?`) as its maker meant it: mailers write `&amp;` as in HTML, chats add a second `?`. */
export function repairQuery(query: string): string {
  return query.replace(wrongSeparators, '&')
}

/** The campaign parameters of an address, as its maker meant them. */
export function readCampaign(address: string): [name: string, value: string][] {
  // `&#38;` is an ampersand as HTML writes it; a browser takes the rest for the fragment.
  const query = /^[^?#]*[?]([^#]*)/.exec(address.replace(/&#0*38;/g, '&'))?.[1] ?? ''
  return [...new URLSearchParams(repairQuery(query))].filter(([name]) => isCampaignParameter(name))
}

/** Where parameters follow a path without a `?`: `/ua&utm_source=a`, `/ua%3Futm_source=a`, `/ua%26utm_source%3Da`. */
const parametersInPath = /* @__PURE__ */ new RegExp(
  `(?:&|%26|%3[Ff])(?:amp(?:;|%3[Bb]))*(${campaignName})(?:=|%3[Dd])`,
  'g',
)

/** A path in which campaign parameters stand, as path and query (without a `?`); null for one without any. */
export function splitCampaign(path: string): { path: string; query: string } | null {
  const start = path.search(parametersInPath)
  if (start < 0) return null
  const query = path.slice(start).replace(parametersInPath, '&$1=')
  return { path: path.slice(0, start), query: query.slice(1) }
}

/** Parameters of a campaign that are counted; click ids tell a person apart, so they are not. */
export const campaignDimensions = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
] as const

export const maxWordLength = 100

export const touches = ['first', 'last'] as const
export type Touch = (typeof touches)[number]

export const testSource = 'test'

const personal = /@|(?<!\d)(?:\+?38)?[\s(]*0[\s(]*\d{2}[\s()-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/

export const isPersonal = (word: string): boolean => personal.test(word)
