import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { locales, type Locale } from '#lib/i18n/locales'
import { addDays } from '#lib/time/kyiv-time'
import type { Contents } from '#scripts/check/contents'
import { lineOf, type Problem } from '#scripts/check/problem'
import { readText } from '#scripts/check/typescript'
import { consentDocument, consentSentence, type ConsentSources } from '#scripts/consent-texts'

const files = { terms: 'content/legal/terms.ts', 'privacy-policy': 'content/legal/privacy-policy.ts' } as const
const file = 'content/consent.ts'
const command = 'npm run record-consent --'

/** What visitors accept is what stands on record for the version of today, and a changed text has a day of its own. */
export function checkConsent(root: string, contents: Contents, today: string): Problem[] {
  const missed = missedStep(root, contents)
  return missed ? [missed] : [...checkSentence(root, contents, today), ...checkDocuments(root, contents, today)]
}

const recorded = (root: string, version: string, name: string, locale: Locale) => {
  const path = join(root, 'content/consents', version, `${name}.${locale}.txt`)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** What was left out on the way from a changed text to its version: the texts, their row, or the version raised. */
function missedStep(root: string, contents: Contents): Problem | undefined {
  const { consents, consentDocuments } = contents
  // As an editor may have written it, whatever its type says.
  const version: string = contents.consentVersion
  const text = readText(root, file)
  const versions = Object.keys(consents)
  const at = (words: string, problem: string): Problem => ({ file, line: lineOf(text, words), problem })
  if (!versions.includes(version))
    return at(
      'export const consentVersion',
      `no row above is of this day: run ${command} ${version} and put the row it prints above, or write the day of the last row here again`,
    )
  const folders = globSync('content/consents/*', { cwd: root }).map((folder) => basename(folder))
  const withoutTexts = versions.find((each) => !folders.includes(each))
  if (withoutTexts !== undefined)
    return at(
      `'${withoutTexts}'`,
      `the texts of ${withoutTexts} are not in content/consents/${withoutTexts}: take the row out and run ${command} ${withoutTexts} for a new one`,
    )
  const withoutRow = folders.find((folder) => !folder.startsWith('.') && !versions.includes(folder))
  if (withoutRow !== undefined)
    return at(
      'export const consents',
      `content/consents/${withoutRow} is there without its row here: delete that folder, run ${command} ${withoutRow} and put the row it prints here`,
    )
  const last = versions.sort().at(-1) ?? version
  const sources: ConsentSources = { root, ...contents }
  const isOfToday = consentDocuments.every((name) =>
    locales.every((locale) => consentDocument(sources, name, locale) === recorded(root, last, name, locale)),
  )
  return last > version && isOfToday
    ? at('export const consentVersion', `the texts of today are on record as ${last}: raise consentVersion to that day`)
    : undefined
}

/** How a changed text is put on record. */
function howToRecord({ consents, consentVersion }: Contents, today: string): string {
  const last = Object.keys(consents).sort().at(-1) ?? consentVersion
  const next = addDays(last, 1)
  return `run ${command} ${today > next ? today : next} and write what it prints into ${file}`
}

function checkSentence(root: string, contents: Contents, today: string): Problem[] {
  const { consents, consentVersion } = contents
  return locales
    .filter((locale) => consentSentence({ root, ...contents }, locale) !== consents[consentVersion].sentence[locale])
    .map((locale) => ({
      file: `messages/${locale}.json`,
      line: lineOf(readText(root, `messages/${locale}.json`), '"consent":'),
      problem: `the sentence that visitors accept is not the one on record as ${consentVersion}: ${howToRecord(contents, today)}`,
    }))
}

function checkDocuments(root: string, contents: Contents, today: string): Problem[] {
  const { consents, consentVersion, consentDocuments } = contents
  const versions = Object.keys(consents).sort()
  const earlier = versions[versions.indexOf(consentVersion) - 1]
  const record = howToRecord(contents, today)
  return consentDocuments.flatMap((name): Problem[] => {
    const source = files[name]
    const texts = locales.map((locale) => [locale, consentDocument({ root, ...contents }, name, locale)] as const)
    const differsFrom = (version: string) =>
      texts.some(([locale, text]) => text !== recorded(root, version, name, locale))
    // A language that came later has no earlier text.
    const hasChangedSince = (version: string) =>
      texts.some(([locale, text]) => text !== (recorded(root, version, name, locale) ?? text))
    const { effective } = name === 'terms' ? contents.terms : contents.privacyPolicy
    const refuse = (problem: string) => [{ file: source, line: lineOf(readText(root, source), 'effective:'), problem }]
    if (differsFrom(consentVersion))
      return refuse(
        `this text, or the clinic’s details under it, is not the one that visitors accept (${consentVersion}): set the day from which it holds here, then ${record}`,
      )
    if (earlier !== undefined && effective <= earlier && hasChangedSince(earlier))
      return refuse(
        `the text has changed since ${earlier}, its day has not (${effective}): set the day from which it holds, then ${record}`,
      )
    return []
  })
}
