import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { article, head, type ArticleFacts, type ArticleText, type Head } from '#lib/content/article'
import { deepFreeze } from '#lib/content/deep-freeze'
import { noEdits, type Edits } from '#lib/content/edits'
import { figure } from '#lib/content/figure'
import {
  consentDocuments,
  legalHead,
  toSections,
  type ConsentDocument,
  type LegalText,
} from '#lib/content/legal'
import { doctor, type Doctor } from '#lib/content/clinic'
import { documents, type Documents } from '#lib/content/schema'
import { ContentError, missing, readText, readYaml, toText } from '#lib/content/source'
import type { Path, Place, Placeholder, Problem, Source } from '#lib/content/source'
import { formatNumber, formatPrice, formatUnits } from '#lib/i18n/format'
import { defaultLocale, isLocale, type Locale } from '#lib/i18n/locales'
import {
  joinHeadingWords,
  joinOneLetterWords,
  joinShortWords,
  removeWordJoiners,
} from '#lib/text/short-words'
import { formatOpeningWeek } from '#lib/time/opening-days'

type Name = keyof Documents
const schemas: { readonly [N in Name]: z.ZodType<Documents[N]> } = documents

/** Matches a file with a YAML head: the head between lines of three hyphens, then the text. */
export const headed = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

const asWritten = <T>(value: T): T => value

/**
 * Documents whose texts stay as written. In `joined`, only words of one letter are joined to the
 * next.
 */
const written = 'clinic people report error-page pages consents glossary redirects'.split(' ')
const joined = ['topics', 'stored-data']

/** A text with a head: the head's value with the places of its fields, and the Markdown below. */
export type TextWithHead<Value> = Source<Value> & {
  markdown: string
  /** Lines of the file above the Markdown. */
  linesAbove: number
}

/** Reads the documents of one project folder, with edits in place of files. Each document is read once, and frozen. */
export type OpenContent = {
  /** The folder that holds `content/` and `messages/`. */
  readonly root: string
  readonly exists: (file: string) => boolean
  /** Paths of all files below `content/`, edited ones included. */
  readonly files: () => readonly string[]
  readonly text: (file: string) => string
  readonly withHead: <Value>(file: string, schema: z.ZodType<Value>) => TextWithHead<Value>
  /** A document as it is written, with the places of its fields. */
  readonly source: <Value>(file: string, schema: z.ZodType<Value>) => Source<Value>
  readonly sourceOf: <N extends Name>(name: N) => Source<Documents[N]>
  /** A document as pages show it: facts filled in, short words joined. */
  readonly document: <N extends Name>(name: N) => Documents[N]
  readonly legal: (name: ConsentDocument, locale: Locale) => LegalText
  /** Names of the folders in `within` that hold a file matching `name`. */
  readonly folders: (within: string, name: RegExp) => string[]
  readonly doctorIds: () => string[]
  readonly slugs: () => string[]
  readonly doctor: (id: string) => Doctor
  readonly article: (slug: string) => ArticleFacts
  /** Null when the article has no text in this language. */
  readonly articleText: (slug: string, locale: Locale) => ArticleText | null
}

/**
 * Opens the content of a project's folder with edits. A document is read at its first use. @throws
 * ContentError of an invalid document, when that document is read
 */
export function openContent(root: string, edits: Edits = noEdits): OpenContent {
  const kept = new Map<string, unknown>()
  const once = <T>(key: string, make: () => T): T => {
    if (!kept.has(key)) kept.set(key, deepFreeze(make()))
    return kept.get(key) as T
  }
  const statesOf = (file: string) => edits.files.get(file) ?? [undefined]
  const exists = (file: string) => {
    const [first] = statesOf(file)
    return first === undefined ? existsSync(join(root, file)) : first !== null
  }
  const inFolder = () => globSync('content/**/*.*', { cwd: root })
  const files = () =>
    once('files', () => [...new Set([...inFolder(), ...edits.files.keys()])].filter(exists))
  /** Reads the newest valid version of a file. */
  function read<T>(
    file: string,
    make: (text: string) => T,
    [state, ...before] = statesOf(file),
  ): T {
    if (state === null) throw missing(file)
    try {
      return make(state === undefined ? readText(root, file) : toText(file, Buffer.from(state)))
    } catch (error) {
      const usable = before.filter((each) => each !== null)
      if (!(error instanceof ContentError) || usable.length === 0) throw error
      const made = read(file, make, usable)
      edits.onBroken?.(error)
      return made
    }
  }
  const source = <Value>(file: string, schema: z.ZodType<Value>): Source<Value> =>
    once(`source ${file}`, () => read(file, (text) => readYaml(file, text, schema)))
  const sourceOf = <N extends Name>(name: N) => source(`content/${name}.yaml`, schemas[name])
  const facts = (name: Name) => sourceOf(name).value
  /** A YAML file as pages show it, with facts filled in. */
  const shown = <Value>(file: string, schema: z.ZodType<Value>, join = joinShortWords): Value =>
    read(file, (text) => {
      const { value, positionOf } = readYaml(file, text, schema)
      return join(fillTexts(value, facts, positionOf))
    })
  const document = <N extends Name>(name: N): Documents[N] =>
    once(name, () => {
      const join = joined.includes(name) ? joinOneLetterWords : joinShortWords
      return shown(`content/${name}.yaml`, schemas[name], written.includes(name) ? asWritten : join)
    })
  /** The YAML head and the Markdown of a file. */
  const withHead = <Value>(file: string, schema: z.ZodType<Value>) =>
    read(file, (text) => {
      const [, yaml, markdown = ''] = headed.exec(text) ?? []
      if (yaml === undefined)
        throw new ContentError([{ file, line: 1, problem: { rule: 'noHead' } }])
      return {
        ...readYaml(file, yaml, schema, 1),
        markdown,
        linesAbove: yaml.split('\n').length + 2,
      }
    })
  /** Folders below `within` that hold a file matching `name`. */
  const folders = (within: string, name: RegExp) => {
    const own = files().filter((file) => file.startsWith(within) && name.test(file))
    return [...new Set(own.map((file) => file.split('/')[2] ?? ''))].sort()
  }
  const legal = (name: ConsentDocument, locale: Locale): LegalText =>
    once(`legal/${name}/${locale}`, () => {
      const file = `content/legal/${name}/${locale}.md`
      const { value, markdown } = withHead(file, legalHead)
      const { [locale]: text = '' } = fillTexts({ [locale]: markdown }, facts, () => ({ file }))
      return joinOneLetterWords({
        ...value,
        sections: toSections(text, locale, document('stored-data')),
      })
    })

  return {
    root,
    exists,
    files,
    text: (file: string) => read(file, asWritten),
    withHead,
    source,
    sourceOf,
    document,
    legal,
    folders,
    doctorIds: () => folders('content/doctors/', /\/doctor\.yaml$/),
    slugs: () => folders('content/posts/', /\/article\.yaml$/),
    doctor: (id: string): Doctor =>
      once(`doctors/${id}`, () => ({ ...shown(`content/doctors/${id}/doctor.yaml`, doctor), id })),
    article: (slug: string): ArticleFacts =>
      once(`posts/${slug}`, () => {
        const facts = joinShortWords(source(`content/posts/${slug}/article.yaml`, article).value)
        const drawing = `content/posts/${slug}/figure.yaml`
        return {
          ...facts,
          slug,
          figure: exists(drawing) ? source(drawing, figure).value : undefined,
        }
      }),
    /** Null when the article has no text in this language. */
    articleText: (slug: string, locale: Locale): ArticleText | null =>
      once(`posts/${slug}/${locale}`, () => {
        const file = `content/posts/${slug}/${locale}.md`
        if (!exists(file)) return null
        const { value, markdown } = withHead(file, head)
        return { head: joinHead(value), markdown: joinShortWords(markdown) }
      }),
  }
}

type Facts = (name: Name) => unknown

/**
 * Puts facts into texts: `{check-up.price}` becomes `30 000 грн` or `UAH 30,000`, `{check-up.months}` `3 months`, and
 * `{check-up.months, number}` `3`. A thing of a list is named by its id: `{packages.concierge-max.price}`.
 * @throws ContentError of braces that name no fact
 */
function fillTexts<T>(value: T, facts: Facts, placeOf: (...path: Path) => Place): T {
  const unknown: Problem[] = []
  const known = { form: '{file.field}', example: '{check-up.price}' }
  const fill = (part: unknown, path: Path, locale?: Locale): unknown => {
    if (typeof part === 'string' && locale)
      return part.replace(/\{([\w.-]+)(, number)?\}/g, (braces, name: string, bare?: string) => {
        const fact = factOf(name.split('.'), facts, locale, bare !== undefined)
        if (fact === undefined)
          unknown.push({ ...placeOf(...path), problem: { rule: 'unknownFact', braces, ...known } })
        return fact ?? braces
      })
    if (Array.isArray(part))
      return part.map((item: unknown, index) => fill(item, [...path, index], locale))
    if (typeof part !== 'object' || part === null || part instanceof RegExp) return part
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [
        key,
        fill(item, [...path, key], isLocale(key) ? key : locale),
      ]),
    )
  }
  const filled = fill(value, []) as T
  if (unknown.length > 0) throw new ContentError(unknown)
  return filled
}

function factOf(
  [file = '', ...path]: string[],
  facts: Facts,
  locale: Locale,
  isBare: boolean,
): string | undefined {
  if (!(file in documents)) return undefined
  let found = facts(file as Name)
  // Opening hours read as in the footer.
  if (file === 'clinic' && path.join() === 'hours')
    return formatOpeningWeek(locale, (found as Documents['clinic']).hours)
  for (const key of path)
    found = Array.isArray(found)
      ? found.find((item: { id?: unknown }) => item.id === key)
      : (found as Record<string, unknown> | undefined)?.[key]
  if (typeof found === 'object' && found !== null)
    found = (found as Record<string, unknown>)[locale]
  if (typeof found === 'string') return found
  if (typeof found !== 'number') return undefined
  const unit = isBare ? '' : path.at(-1)
  if (unit === 'price' || unit === 'monthlyPayment') return formatPrice(locale, found)
  if (unit === 'months') return formatUnits(locale, found, 'month')
  if (unit === 'minutes') return formatUnits(locale, found, 'minute')
  return formatNumber(locale, found)
}

/** All values that the clinic must still confirm (`!placeholder`). */
export function placeholdersIn(content: OpenContent): readonly Placeholder[] {
  const files = [
    ...Object.keys(documents).map((name) => content.sourceOf(name as Name)),
    ...content.doctorIds().map((id) => content.source(`content/doctors/${id}/doctor.yaml`, doctor)),
    ...consentDocuments.map((name) =>
      content.withHead(`content/legal/${name}/${defaultLocale}.md`, legalHead),
    ),
  ]
  return files.flatMap(({ placeholders }) => placeholders)
}

/**
 * Joins short words in the visible texts of a head. Texts for machines stay without word joiners.
 */
function joinHead(head: Head): Head {
  const { metaTitle, description, ...shown } = joinShortWords(head)
  const unseen = {
    metaTitle: removeWordJoiners(metaTitle),
    description: removeWordJoiners(description),
  }
  return { ...shown, ...unseen, title: joinHeadingWords(head.title) }
}
