import { getRequestConfig } from 'next-intl/server'
import { lang } from 'next/root-params'
import { codes, defaultLanguage, isLanguage } from '#lib/i18n/languages'
import { loadMessages } from '#lib/i18n/load-messages'

/** next-intl's settings for a request: our messages under the language's BCP 47 tag, so Intl and plurals are right. */
export default getRequestConfig(async () => {
  const segment = await lang()
  const language = isLanguage(segment) ? segment : defaultLanguage
  return { locale: codes[language].tag, messages: await loadMessages(language), timeZone: 'Europe/Kyiv' }
})
