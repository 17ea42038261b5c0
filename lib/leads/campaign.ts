/** True for the parameters of an address that say which campaign brought a visitor: `utm_*` and click ids. */
export function isCampaignParameter(name: string): boolean {
  return /^(utm_[a-z_]{1,20}|gclid|[gw]braid|fbclid)$/.test(name)
}
