import { languageFromCode } from '#lib/i18n/languages'

describe('languageFromCode', () => {
  it.each([
    ['uk', 'ua'],
    ['ua', 'ua'],
    ['UA', 'ua'],
    ['uk-UA', 'ua'],
    ['en', 'en'],
    ['EN', 'en'],
    ['en-GB', 'en'],
  ])('understands %s as %s', (code, language) => {
    expect(languageFromCode(code)).toBe(language)
  })

  it.each(['', 'fr', 'ru', 'eng', 'ukr', '-en', 'constructor'])('knows no %j', (code) => {
    expect(languageFromCode(code)).toBeNull()
  })
})
