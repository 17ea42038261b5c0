export function isCampaignParameter(name: string): boolean {
  return /^(utm_[a-z_]{1,20}|gclid|[gw]braid|fbclid)$/.test(name)
}

/** Parameters of a campaign that are counted; click ids tell a person apart, so they are not. */
export const campaignDimensions = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content'] as const

export const maxWordLength = 100

export const touches = ['first', 'last'] as const
export type Touch = (typeof touches)[number]

export const testSource = 'test'

const personal = /@|(?<!\d)(?:\+?38)?[\s(]*0[\s(]*\d{2}[\s()-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/

export const isPersonal = (word: string): boolean => personal.test(word)
