import type { Messages } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { getCurrentLocale } from '#lib/i18n/current-locale'
import { localeDetails, findLocaleByCode } from '#lib/i18n/locales'
import { joinShortWords } from '#lib/i18n/short-words'

/**
 * Settings of next-intl. The locale is a BCP 47 tag, because Intl and plural rules need the tag.
 */
export default getRequestConfig(async ({ locale: tag }) => {
  const locale = (tag && findLocaleByCode(tag)) || (await getCurrentLocale())
  const { default: messages } = (await import(`../../messages/${locale}.json`)) as {
    default: Messages
  }
  // `joinShortWords` puts no-break spaces after short words. The texts in `Meta` stay unchanged,
  // because no page shows them.
  const shown = { ...joinShortWords(messages), Meta: messages.Meta }
  return { locale: localeDetails[locale].tag, messages: shown, timeZone: 'Europe/Kyiv' }
})
