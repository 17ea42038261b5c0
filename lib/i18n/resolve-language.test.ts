import { languageFromCode, resolveLanguage } from '#lib/i18n/resolve-language'

describe('resolveLanguage', () => {
  it('prefers the choice to what is stored, and that to the default', () => {
    expect(resolveLanguage({ cookie: 'en', stored: 'ua' })).toBe('en')
    expect(resolveLanguage({ cookie: 'ua', stored: 'en' })).toBe('ua')
    expect(resolveLanguage({ stored: 'en' })).toBe('en')
    expect(resolveLanguage({ cookie: undefined, stored: null })).toBe('ua')
    expect(resolveLanguage({})).toBe('ua')
  })

  it.each(['', 'fr', 'uk', 'EN', ' en', '__proto__'])('passes over %j', (value) => {
    expect(resolveLanguage({ cookie: value, stored: 'en' })).toBe('en')
    expect(resolveLanguage({ cookie: value, stored: value })).toBe('ua')
  })
})

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
