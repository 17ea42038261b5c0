import type { Messages } from '#lib/i18n/load-messages'

declare module 'next-intl' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merged into next-intl's interface
  interface AppConfig {
    Messages: Messages
    Locale: 'uk' | 'en'
  }
}
