import type ua from '#messages/ua.json'

declare module 'next-intl' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- TypeScript merges this interface with next-intl's interface
  interface AppConfig {
    Messages: typeof ua
  }
}
