import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mapLocales, locales } from '#lib/i18n/locales'
import { startOfKyivDay } from '#lib/time/kyiv-time'

// npm run record-consent -- 2026-12-01: puts the legal texts of today on record as that version, and tells the row for
// content/consent.ts. A version that is on record is not changed.

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** What visitors accept today, and the platforms that it says data is passed on to. */
async function textsOfToday() {
  const { adPlatforms, adPlatformTexts } = await import('#content/ad-platforms')
  const { clinic } = await import('#content/clinic')
  const { consentDocuments, consents } = await import('#content/consent')
  const { privacyPolicy } = await import('#content/legal/privacy-policy')
  const { terms } = await import('#content/legal/terms')
  const { consentDocument, consentSentence } = await import('#scripts/consent-texts')
  const sources = { root: '.', clinic, terms, privacyPolicy }
  const texts = consentDocuments.map((name) => ({
    name,
    texts: locales.map((locale) => ({ locale, text: consentDocument(sources, name, locale) })),
  }))
  const sentence = mapLocales((locale) => consentSentence(sources, locale))
  const described = adPlatforms.filter((platform) => adPlatformTexts[platform] !== null)
  return { described, texts, sentence, last: Object.keys(consents).sort().at(-1) ?? '' }
}

/** Writes the texts of a version; answers with its row. @throws Error in an editor's words. */
async function record(version: string): Promise<string> {
  if (startOfKyivDay(version) === null)
    throw new Error('type the day from which the new texts hold, such as: npm run record-consent -- 2026-12-01')
  const folder = `content/consents/${version}`
  if (existsSync(folder))
    throw new Error(
      `${folder} is there already: if that day’s texts have not been published yet, delete the folder, take its row out of content/consent.ts and run this again; if they have, choose a later day, as what visitors accepted never changes`,
    )
  // Loaded here, so that a file that cannot be is told in a sentence as well.
  const { described, texts, sentence, last } = await textsOfToday().catch((error: unknown) => {
    throw new Error('a file of content/ or messages/ cannot be read: npm run check says which and where', {
      cause: error,
    })
  })
  if (version <= last)
    throw new Error(
      `the texts on record hold from ${last}: type a later day, or, if those have not been published yet, take their row out of content/consent.ts first`,
    )
  mkdirSync(folder, { recursive: true })
  const documents = Object.fromEntries(
    texts.map(({ name, texts }) => [
      name,
      Object.fromEntries(
        texts.map(({ locale, text }) => {
          writeFileSync(join(folder, `${name}.${locale}.txt`), text)
          return [locale, sha256(text)]
        }),
      ),
    ]),
  )
  const hashes = mapLocales((locale) => sha256(`${sentence[locale]}\n${version}`))
  const row = { sentence, hashes, documents, ...(described.length > 0 && { adPlatforms: described }) }
  return `'${version}': ${JSON.stringify(row, null, 2)},`
}

try {
  const [version = ''] = process.argv.slice(2)
  console.log(await record(version))
  console.log(
    `\nPut these lines into “consents” of content/consent.ts, below the others, write consentVersion = '${version}' there, then run npm run format and npm run check.`,
  )
} catch (error) {
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  console.error(`Nothing was recorded: ${reason}`)
  process.exitCode = 1
}
