/**
 * The source of a campaign is the word in `utm_source`, or else the advertising platform of a click
 * id.
 */

/** Values that are counted as the source when a link has a click id and no `utm_source`. */
export const clickIdSources = { google: '(google click)', facebook: '(facebook click)' } as const

/** Advertising platforms by click id. A platform adds its click id as a parameter to each link. */
const platformsByClickId: Readonly<Record<string, keyof typeof clickIdSources>> = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  fbclid: 'facebook',
}

export function isClickId(name: string): boolean {
  return name in platformsByClickId
}

/**
 * Returns the campaign's `utm_source`. Without `utm_source`, returns a value of `clickIdSources`,
 * or '' if the campaign has no click id.
 */
export function getCampaignSource(campaign: Readonly<Partial<Record<string, string>>>): string {
  if (campaign['utm_source']) return campaign['utm_source']
  const clickId = Object.keys(platformsByClickId).find((name) => campaign[name])
  const platform = clickId === undefined ? undefined : platformsByClickId[clickId]
  return platform === undefined ? '' : clickIdSources[platform]
}

/**
 * Spellings of Facebook and Instagram in `utm_source` that differ from the usual names, in lower
 * case. Host names are among these spellings.
 */
const knownSpellings: Readonly<Record<string, string>> = {
  fb: 'facebook',
  'facebook.com': 'facebook',
  'www.facebook.com': 'facebook',
  'm.facebook.com': 'facebook',
  'l.facebook.com': 'facebook',
  'lm.facebook.com': 'facebook',
  ig: 'instagram',
  'instagram.com': 'instagram',
  'www.instagram.com': 'instagram',
  'l.instagram.com': 'instagram',
}

/** Returns the usual name of a source: `facebook` for `m.facebook.com`. */
export function getUsualSource(source: string): string {
  return knownSpellings[source] ?? source
}
