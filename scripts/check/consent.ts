import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales, type Locale } from '#lib/i18n/locales'
import type { Contents } from '#scripts/check/contents'
import { lineOf, type Problem } from '#scripts/check/problem'
import { readText } from '#scripts/check/typescript'
import { consentDocument, consentSentence, type ConsentSources } from '#scripts/consent-texts'

const files = { terms: 'content/legal/terms.ts', 'privacy-policy': 'content/legal/privacy-policy.ts' } as const

/** What visitors accept is what stands on record for the version of today, and a changed text has a day of its own. */
export function checkConsent(root: string, contents: Contents, today: string): Problem[] {
  const { consents, consentVersion, consentDocuments } = contents
  const sources: ConsentSources = { root, ...contents }
  const versions = Object.keys(consents).sort()
  const earlier = versions[versions.indexOf(consentVersion) - 1]
  const record = `run node scripts/record-consent.ts ${today > consentVersion ? today : 'with a new day'} and write what it prints into content/consent.ts`
  const recorded = (version: string, name: string, locale: Locale) => {
    const path = join(root, 'content/consents', version, `${name}.${locale}.txt`)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }
  const sentences = locales
    .filter((locale) => consentSentence(sources, locale) !== consents[consentVersion].sentence[locale])
    .map((locale) => ({
      file: `messages/${locale}.json`,
      line: lineOf(readText(root, `messages/${locale}.json`), '"consent":'),
      problem: `the sentence that visitors accept is not the one on record as ${consentVersion}: ${record}`,
    }))
  const documents = consentDocuments.flatMap((name): Problem[] => {
    const file = files[name]
    const line = lineOf(readText(root, file), 'effective:')
    const texts = locales.map((locale) => [locale, consentDocument(sources, name, locale)] as const)
    if (texts.some(([locale, text]) => text !== recorded(consentVersion, name, locale)))
      return [
        {
          file,
          line,
          problem: `this text, or the clinic’s details under it, is not the one that visitors accept (${consentVersion}): set the day from which it holds here, then ${record}`,
        },
      ]
    const { effective } = name === 'terms' ? contents.terms : contents.privacyPolicy
    const isChanged = earlier !== undefined && texts.some(([locale, text]) => text !== recorded(earlier, name, locale))
    if (isChanged && effective <= earlier)
      return [
        {
          file,
          line,
          problem: `the text has changed since ${earlier}, its day has not (${effective}): set the day from which it holds, then ${record}`,
        },
      ]
    return []
  })
  return [...sentences, ...documents]
}
