import { getRequestConfig } from 'next-intl/server'
import { currentLanguage } from '#lib/i18n/current-language'
import { codes, languageFromCode } from '#lib/i18n/languages'
import { loadMessages } from '#lib/i18n/load-messages'
import type ua from '#messages/ua.json'

declare module 'next-intl' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merged into next-intl's interface
  interface AppConfig {
    Messages: typeof ua
  }
}

/** next-intl's settings: the messages of a language under its BCP 47 tag, by which Intl and plurals are right. */
export default getRequestConfig(async ({ locale }) => {
  const language = (locale && languageFromCode(locale)) || (await currentLanguage())
  return { locale: codes[language].tag, messages: await loadMessages(language), timeZone: 'Europe/Kyiv' }
})
