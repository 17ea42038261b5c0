import { globSync, readFileSync } from 'node:fs'
import { privacyPolicy } from '#content/legal/privacy-policy'
import { browserData, leadData, otherData, processors, retentionDays } from '#content/stored-data'
import { env } from '#lib/env'
import { languages } from '#lib/i18n/languages'

/** Values of the constants by which code names what it leaves in a browser. */
function browserKeys(): string[] {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
  return files
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => /localStorage|sessionStorage|cookie/i.test(text))
    .flatMap((text) => [...text.matchAll(/const \w*(?:Key|Cookie) = '([\w-]+)'/g)].map(([, key = '']) => key))
}

describe('what is stored about people', () => {
  it('names every key that the site leaves in a browser', () => {
    expect(new Set(browserKeys())).toEqual(new Set(browserData.map(({ key }) => key)))
  })

  it.each(languages)('stands in the privacy policy in %s', (language) => {
    const policy = privacyPolicy.sections.flatMap(({ body }) => body[language].flat()).join('\n')
    const lines = [...leadData, ...otherData, ...processors, ...browserData.map(({ text }) => text)]
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.filter((line) => !policy.includes(line[language]))).toEqual([])
  })

  it.each(languages)('names in %s what the law asks for', (language) => {
    const policy = privacyPolicy.sections.flatMap(({ body }) => body[language].flat()).join('\n')
    const words = {
      ua: ['gclid', 'fbclid', 'перший і\u00A0останній візит', 'солений хеш', 'резервні копії', 'хостинг', 'месенджер'],
      en: ['gclid', 'fbclid', 'first and last visit', 'salted hash', 'backups', 'hosting', 'messenger'],
    }[language]
    expect(words.filter((word) => !policy.includes(word))).toEqual([])
  })

  it('is kept as long as the store keeps it', () => {
    expect(env.LEAD_RETENTION_DAYS).toBe(retentionDays)
  })
})
