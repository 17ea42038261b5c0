import { createTranslator } from 'next-intl'
import type { ArticleFacts } from '#lib/content/schemas/article'
import { readMessages } from '#lib/i18n/read-messages'
import { formatDay } from '#lib/i18n/format'
import { type Locale, localeDetails } from '#lib/i18n/locales'

type PublicationFacts = Pick<ArticleFacts, 'draft' | 'published'>

/**
 * True for an article that is not a draft and whose day of publication has come.
 *
 * @param today ISO day in Kyiv
 */
export function isPublished({ draft, published }: PublicationFacts, today: string): boolean {
  return !draft && published <= today
}

/**
 * Label of an unpublished article in `npm run dev` and in an editor's preview. The label says that
 * the article is a draft, or names the day of publication.
 */
export function describeUnpublished(
  locale: Locale,
  { draft, published }: PublicationFacts,
): string {
  const messages = readMessages(locale)
  const t = createTranslator({ locale: localeDetails[locale].tag, messages, namespace: 'Article' })
  return draft ? t('draft') : t('scheduled', { date: formatDay(locale, published) })
}
