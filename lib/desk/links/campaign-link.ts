import { cutText } from '#lib/text/clean-text'
import { campaignDimensions, isPersonalValue, maxCampaignLength } from '#lib/visits/campaign-rules'
import { listLinkPages, type LinkPages } from '#lib/desk/links/link-pages'
import { isLocale, type Locale } from '#lib/i18n/locales'
import { absoluteUrlWith } from '#lib/seo/urls'

/**
 * Words that some services change in a link, such as `Spring`, `весна` or `sale!`:
 * characters outside printable ASCII, capital letters, or a punctuation mark at the end.
 */
const fragileWord = /[^!-~]|[A-Z]|[^a-z0-9]$/

type CampaignWords = Record<(typeof campaignDimensions)[number], string>

/** A link as the page Links shows it. */
export type CampaignLink = {
  page: string
  locale: Locale
  campaign: CampaignWords
  choices: LinkPages
  /** A word identifies a person, so no link is made: many services read and keep an address. */
  hasPersonalWord: boolean
  fragileWords: string[]
  /** The query of the page Links that shows this link. */
  query: string
  /** Null for an unknown page or a personal word. */
  address: string | null
}

/** Makes the link of a query. The defaults are the home page, the language of the desk and no campaign. */
export async function createCampaignLink(
  query: Readonly<Record<string, unknown>>,
  deskLocale: Locale,
): Promise<CampaignLink> {
  const getText = (name: string) => (typeof query[name] === 'string' ? query[name] : '')
  // The counts of visits cut longer words.
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
