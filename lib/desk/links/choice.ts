import { isLocale, type Locale } from '#lib/i18n/locales'
import { cutText } from '#lib/leads/clean-text'
import { maxWordLength, type campaignDimensions } from '#lib/leads/campaign'

export type CampaignWords = Readonly<Record<(typeof campaignDimensions)[number], string>>

/** What a link is made of; `page` is the id of a link page. */
export type LinkChoice = { page: string; locale: Locale; campaign: CampaignWords }

/** The choice in a query; what is missing is the home page, the desk's own language and no words. */
export function readChoice(query: Readonly<Record<string, unknown>>, ownLocale: Locale): LinkChoice {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '')
  // The counts of visits keep no longer ones, and a QR code of four such still fits.
  const word = (name: string) => cutText(text(name), maxWordLength)
  const campaign = {
    utm_source: word('utm_source'),
    utm_medium: word('utm_medium'),
    utm_campaign: word('utm_campaign'),
    utm_content: word('utm_content'),
  }
  const language = text('language')
  return { page: text('page') || 'home', locale: isLocale(language) ? language : ownLocale, campaign }
}

/** A phone of Ukraine, or an e-mail address. */
const personal = /@|(?<!\d)(?:\+?38)?0\d{2}[\s()-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/

/** True when a word tells who somebody is: an address is read and kept by many. */
export function isPersonal(campaign: CampaignWords): boolean {
  return Object.values(campaign).some((word) => personal.test(word))
}

export function choiceQuery({ page, locale, campaign }: LinkChoice): string {
  const given = Object.entries(campaign).filter(([, word]) => word !== '')
  return new URLSearchParams({ page, language: locale, ...Object.fromEntries(given) }).toString()
}
