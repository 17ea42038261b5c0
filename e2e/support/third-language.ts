import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isNode, parseDocument, visit } from 'yaml'
import { locales, type Locale, type localeDetails } from '#lib/i18n/locales'
import { getKyivDay } from '#lib/time/kyiv-time'

// A copy of this project with a third language, Polish. Its texts are the English texts, so only
// code that knows of two languages can fail.
// node e2e/support/third-language.ts FOLDER: makes the copy in an empty folder, to build it there.

const locale = 'pl'
const model = 'en'
const row: (typeof localeDetails)[Locale] = {
  tag: 'pl',
  dateTag: 'pl',
  openGraph: 'pl_PL',
  provider: 'pl',
  name: 'Polski',
  hryvnia: 'UAH',
  oneLetterWords: 'aiouwz',
}

/** Folders of this project that the copy lacks. */
const notCopied =
  /^(?:\.git|\.next|node_modules|data|backups|screenshots|test-results|playwright-report)$/

/** Adds the language to each text of a YAML file that is in all other languages. */
function addTexts(yaml: string): string {
  const document = parseDocument(yaml)
  visit(document, {
    Map: (_key, map) => {
      const text = map.get(model, true)
      if (locales.every((each) => map.has(each)))
        map.add({ key: locale, value: isNode(text) ? text.clone() : text })
    },
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

/** Adds the plural forms that Polish has and English lacks. */
function addPluralForms(elements: readonly MessageFormatElement[]): void {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  for (const element of elements) {
    if (element.type === TYPE.tag) addPluralForms(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue
    for (const { value } of Object.values(element.options)) addPluralForms(value)
    const { one, other } = element.options
    if (one && other) for (const form of pluralCategories) element.options[form] ??= other
  }
}

function translateMessages(json: string): string {
  const translate = (_key: string, value: unknown) => {
    if (typeof value !== 'string' || !value.includes(' one {')) return value
    const message = parse(value)
    addPluralForms(message)
    return printAST(message)
  }
  return JSON.stringify(JSON.parse(json, translate), null, 2)
}

/**
 * Copies this project into an empty folder and adds a third language there: a row in
 * `lib/i18n/locales.ts`, messages and texts of `content/`, and nothing else.
 */
export function copyWithThirdLanguage(folder: string): void {
  cpSync('.', folder, { recursive: true, filter: (path) => !notCopied.test(path) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(folder, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
  edit('lib/i18n/locales.ts', (text) =>
    text.replace(/(?=^\} as const)/m, `  ${locale}: ${JSON.stringify(row)},\n`),
  )
  for (const file of globSync(`{content,messages}/**/{${model}.{md,json},*.${model}.md}`)) {
    const name = file.slice(dirname(file).length).replace(model, locale)
    const copy = `${dirname(file)}${name}`
    cpSync(file, join(folder, copy))
    edit(copy, (text) =>
      file.endsWith('.json')
        ? translateMessages(text)
        : text.replaceAll(`](/${model}/`, `](/${locale}/`),
    )
  }
  for (const file of globSync('content/**/*.yaml')) edit(file, addTexts)
  recordConsent(folder)
}

/** Records the legal texts of the copy as the version of today. */
function recordConsent(folder: string): void {
  const today = getKyivDay(new Date())
  const path = join(folder, 'content/consents.yaml')
  const consents = parseDocument(readFileSync(path, 'utf8'))
  consents.deleteIn(['records', today])
  writeFileSync(path, consents.toString({ lineWidth: 0 }))
  rmSync(join(folder, 'content/consents', today), { recursive: true, force: true })
  const { status, stderr } = spawnSync('node', ['scripts/record-consent.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

if (import.meta.main) copyWithThirdLanguage(process.argv[2] ?? '')
