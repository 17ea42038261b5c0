import type { AdPlatform } from '#content/ad-platforms'
import { consents, consentVersion, type ConsentRecord } from '#content/consent'
import { acceptedTexts } from '#lib/leads/consent'
import type { Lead } from '#lib/leads/lead'

const records = new Map<string, ConsentRecord>(Object.entries(consents))

/** True when the texts on record that a lead's person accepted say that its data goes to a platform. */
export function hasConsentFor(platform: AdPlatform, lead: Lead): boolean {
  // A version that never was is stored with the texts of today.
  const isAccepted = acceptedTexts(lead)?.version === lead.consentVersion
  return isAccepted && isDescribed(platform, records.get(lead.consentVersion))
}

/** True when any version of the accepted texts says that data goes to a platform. */
export function isEverDescribed(platform: AdPlatform): boolean {
  return [...records.values()].some((record) => isDescribed(platform, record))
}

/** True when what visitors accept today says that data goes to a platform. */
export const isDescribedToday = (platform: AdPlatform) => isDescribed(platform, records.get(consentVersion))

const isDescribed = (platform: AdPlatform, record?: ConsentRecord) => record?.adPlatforms?.includes(platform) === true
