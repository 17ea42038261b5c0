import { localeFromCode } from '#lib/i18n/locales'

describe('localeFromCode', () => {
  it.each([
    ['uk', 'ua'],
    ['ua', 'ua'],
    ['UA', 'ua'],
    ['uk-UA', 'ua'],
    ['en', 'en'],
    ['EN', 'en'],
    ['en-GB', 'en'],
  ])('understands %s as %s', (code, locale) => {
    expect(localeFromCode(code)).toBe(locale)
  })

  it.each(['', 'fr', 'ru', 'eng', 'ukr', '-en', 'constructor'])('knows no %j', (code) => {
    expect(localeFromCode(code)).toBeNull()
  })
})
