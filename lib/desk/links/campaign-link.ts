import { cutText } from '#lib/text/clean-text'
import { campaignDimensions, isPersonalValue, maxCampaignLength } from '#lib/visits/campaign-rules'
import { listLinkPages, type LinkPages } from '#lib/desk/links/link-pages'
import { isLocale, type Locale } from '#lib/i18n/locales'
import { absoluteUrlWith } from '#lib/seo/urls'

/**
 * Matches a campaign word that some services change in a link. Such a word has a character outside
 * printable ASCII (`весна`), a capital letter (`Spring`), or punctuation at the end (`sale!`).
 */
const fragileWord = /[^!-~]|[A-Z]|[^a-z0-9]$/

type CampaignWords = Record<(typeof campaignDimensions)[number], string>

/** A campaign link, with the values of the form on the page Links. */
export type CampaignLink = {
  page: string
  locale: Locale
  campaign: CampaignWords
  /** The pages that the form offers. */
  choices: LinkPages
  /**
   * True when a campaign word contains an email address or a phone number. The page then makes no
   * link, because many services store the URLs of links.
   */
  hasPersonalWord: boolean
  /** Campaign words that some services change in a link (`fragileWord`). */
  fragileWords: string[]
  /** The query with which the page Links shows this link. */
  query: string
  /** The address of the link; null for an unknown page or a personal word. */
  address: string | null
}

/**
 * Creates a campaign link from the query of the page Links. The defaults are the home page, the
 * language of the desk and no campaign.
 */
export async function createCampaignLink(
  query: Readonly<Record<string, unknown>>,
  deskLocale: Locale,
): Promise<CampaignLink> {
  const getText = (name: string) => (typeof query[name] === 'string' ? query[name] : '')
  // Each campaign word is cut to `maxCampaignLength`, because visit counts cut campaign values to
  // the same length.
  const words = campaignDimensions.map(
    (name) => [name, cutText(getText(name), maxCampaignLength)] as const,
  )
  const campaign = Object.fromEntries(words) as CampaignWords
  const page = getText('page') || 'home'
  const language = getText('language')
  const locale = isLocale(language) ? language : deskLocale
  const choices = await listLinkPages(locale)
  const chosen = Object.values(choices)
    .flat()
    .find(({ value }) => value === page)
  const usedWords = words.map(([, word]) => word).filter((word) => word !== '')
  const hasPersonalWord = usedWords.some(isPersonalValue)
  return {
    page,
    locale,
    campaign,
    choices,
    hasPersonalWord,
    fragileWords: usedWords.filter((word) => fragileWord.test(word)),
    query: new URL(absoluteUrlWith('/', { page, language: locale, ...campaign })).search.slice(1),
    address: chosen && !hasPersonalWord ? absoluteUrlWith(chosen.path, campaign) : null,
  }
}
