import { globSync, readFileSync } from 'node:fs'
import { getSiteContent } from '#lib/content/current-content'
import { env } from '#lib/env'
import { locales, type Locale } from '#lib/i18n/locales'

const { browser, request, apart, processors, retentionDays } = getSiteContent().storedData
const policyIn = (locale: Locale) =>
  getSiteContent()
    .legal['privacy-policy'][locale].sections.flatMap(({ body }) => body.flat())
    .join('\n')

/**
 * Finds the keys that the site stores in a visitor's browser: the values of constants named `…Key`
 * or `…Cookie`.
 */
function browserKeys(): string[] {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', '**/{staff,desk}/**'],
  })
  return files
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => /localStorage|sessionStorage|cookie/i.test(text))
    .flatMap((text) =>
      [...text.matchAll(/const \w*(?:Key|Cookie) = '([\w-]+)'/g)].map(([, key = '']) => key),
    )
}

describe('the list of stored data', () => {
  it('names every key that the site saves in a browser', () => {
    expect(new Set(browserKeys())).toEqual(new Set(browser.map(({ key }) => key)))
  })

  it.each(locales)('is complete in the privacy policy in %s', (locale) => {
    const policy = policyIn(locale)
    const lines = [...processors, ...[...request, ...apart, ...browser].map(({ text }) => text)]
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.filter((line) => !policy.includes(line[locale]))).toEqual([])
    // The site sends no data to the companies Google and Meta, so the policy must not name them.
    expect(policy).not.toMatch(/Google|Meta/)
  })

  it.each([
    ['ua', ['перший і\u00A0останній візит', 'резервні копії', 'хостинг', 'месенджер']],
    ['en', ['first and last visit', 'backups', 'hosting', 'messenger']],
  ] as const)('names the click ids, backups, hosting and messenger in %s', (locale, words) => {
    const policy = policyIn(locale)
    const named = ['gclid', 'gbraid', 'wbraid', 'fbclid', ...words]
    expect(named.filter((word) => !policy.includes(word))).toEqual([])
  })

  it('has the retention days of the settings', () => {
    expect(env.LEAD_RETENTION_DAYS).toBe(retentionDays)
  })
})
