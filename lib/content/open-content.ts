import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { ContentError } from '#lib/content/content-error'
import { deepFreeze } from '#lib/content/deep-freeze'
import { type Edits, noEdits } from '#lib/content/edits'
import { type DocumentName, fillFacts } from '#lib/content/fill-facts'
import { type LegalText, splitLegalSections } from '#lib/content/legal-sections'
import { headAndMarkdown, type TextWithHead } from '#lib/content/markdown-head'
import { createMissingFileError, decodeText, readTextFile } from '#lib/content/read-text-file'
import { readYaml, type YamlSource } from '#lib/content/read-yaml'
import {
  type ArticleFacts,
  type ArticleHead,
  articleHeadSchema,
  articleSchema,
  type ArticleText,
} from '#lib/content/schemas/article'
import { type Doctor, doctorSchema } from '#lib/content/schemas/clinic'
import { type Documents, documentSchemas } from '#lib/content/schemas/documents'
import { figureSchema } from '#lib/content/schemas/figure'
import { type ConsentDocument, legalHeadSchema } from '#lib/content/schemas/legal'
import { reminderPlaceholders } from '#lib/content/schemas/reminders'
import type { Locale } from '#lib/i18n/locales'
import {
  joinHeadingWords,
  joinOneLetterWords,
  joinShortWords,
  removeWordJoiners,
} from '#lib/i18n/short-words'

const schemas: { readonly [N in DocumentName]: z.ZodType<Documents[N]> } = documentSchemas

const keepAsWritten = <T>(value: T): T => value

/**
 * Pages show texts in which no-break spaces join short words to the next word. The documents in
 * `documentsAsWritten` get no such spaces. In `documentsWithJoinedLetters`, only one-letter words
 * are joined.
 */
const documentsAsWritten =
  'clinic people error-page pages consents glossary redirects reminders'.split(' ')
const documentsWithJoinedLetters = ['topics', 'stored-data']

/**
 * Reads documents of `content/`, with edits in place of files. Each document is read once and
 * frozen.
 */
export type OpenContent = {
  /** The folder that contains `content/` and `messages/`. */
  readonly root: string
  readonly exists: (file: string) => boolean
  /** Paths of all files in `content/`, including files that exist only as edits. */
  readonly files: () => readonly string[]
  readonly text: (file: string) => string
  readonly withHead: <Value>(file: string, schema: z.ZodType<Value>) => TextWithHead<Value>
  /** A document as written in its file, with the positions of its fields. */
  readonly source: <Value>(file: string, schema: z.ZodType<Value>) => YamlSource<Value>
  readonly sourceOf: <N extends DocumentName>(name: N) => YamlSource<Documents[N]>
  /**
   * A document as pages show it. References such as `{check-up.price}` are filled in, and short
   * words are joined to the next word.
   */
  readonly document: <N extends DocumentName>(name: N) => Documents[N]
  readonly legal: (name: ConsentDocument, locale: Locale) => LegalText
  /** Lists the folders in the folder `within` that contain a file whose path matches `name`. */
  readonly folders: (within: string, name: RegExp) => string[]
  readonly doctorIds: () => string[]
  readonly slugs: () => string[]
  readonly doctor: (id: string) => Doctor
  readonly article: (slug: string) => ArticleFacts
  /** Returns null when the article has no text in this language. */
  readonly articleText: (slug: string, locale: Locale) => ArticleText | null
}

/**
 * Opens the content of a project folder with edits. Each document is read at its first use.
 * @throws ContentError at the first use of an invalid document
 */
export function openContent(root: string, edits: Edits = noEdits): OpenContent {
  const cache = new Map<string, unknown>()
  const makeOnce = <T>(key: string, make: () => T): T => {
    if (!cache.has(key)) cache.set(key, deepFreeze(make()))
    return cache.get(key) as T
  }
  const listVersions = (file: string) => edits.files.get(file) ?? [undefined]
  const exists = (file: string) => {
    const [first] = listVersions(file)
    return first === undefined ? existsSync(join(root, file)) : first !== null
  }
  const inFolder = () => globSync('content/**/*.*', { cwd: root })
  const files = () =>
    makeOnce('files', () => [...new Set([...inFolder(), ...edits.files.keys()])].filter(exists))
  /** Reads the newest valid version of a file with `make`, which throws for an invalid version. */
  function read<T>(
    file: string,
    make: (text: string) => T,
    [version, ...earlierVersions] = listVersions(file),
  ): T {
    if (version === null) throw createMissingFileError(file)
    try {
      return make(
        version === undefined ? readTextFile(root, file) : decodeText(file, Buffer.from(version)),
      )
    } catch (error) {
      const usable = earlierVersions.filter((earlier) => earlier !== null)
      if (!(error instanceof ContentError) || usable.length === 0) throw error
      const made = read(file, make, usable)
      edits.onBroken?.(error)
      return made
    }
  }
  const source = <Value>(file: string, schema: z.ZodType<Value>): YamlSource<Value> =>
    makeOnce(`source ${file}`, () => read(file, (text) => readYaml(file, text, schema)))
  const sourceOf = <N extends DocumentName>(name: N) =>
    source(`content/${name}.yaml`, schemas[name])
  const facts = (name: DocumentName) => sourceOf(name).value
  /** Reads a YAML file as pages show it: with filled references such as `{check-up.price}`. */
  const readForPages = <Value>(
    file: string,
    schema: z.ZodType<Value>,
    join = joinShortWords,
    placeholders: readonly string[] = [],
  ): Value =>
    read(file, (text) => {
      const { value, positionOf } = readYaml(file, text, schema)
      return join(fillFacts(value, facts, positionOf, placeholders))
    })
  const document = <N extends DocumentName>(name: N): Documents[N] =>
    makeOnce(name, () => {
      const join = documentsWithJoinedLetters.includes(name) ? joinOneLetterWords : joinShortWords
      return readForPages(
        `content/${name}.yaml`,
        schemas[name],
        documentsAsWritten.includes(name) ? keepAsWritten : join,
        name === 'reminders' ? reminderPlaceholders : [],
      )
    })
  /** Reads the YAML front matter and the Markdown of a file. */
  const withHead = <Value>(file: string, schema: z.ZodType<Value>) =>
    read(file, (text) => {
      const [, yaml, markdown = ''] = headAndMarkdown.exec(text) ?? []
      if (yaml === undefined)
        throw new ContentError([{ file, line: 1, problem: { rule: 'noHead' } }])
      return {
        ...readYaml(file, yaml, schema, 1),
        markdown,
        linesAbove: yaml.split('\n').length + 2,
      }
    })
  const folders = (within: string, name: RegExp) => {
    const matchingFiles = files().filter((file) => file.startsWith(within) && name.test(file))
    return [...new Set(matchingFiles.map((file) => file.split('/')[2] ?? ''))].sort()
  }
  const legal = (name: ConsentDocument, locale: Locale): LegalText =>
    makeOnce(`legal/${name}/${locale}`, () => {
      const file = `content/legal/${name}/${locale}.md`
      const { value, markdown } = withHead(file, legalHeadSchema)
      const { [locale]: text = '' } = fillFacts({ [locale]: markdown }, facts, () => ({ file }))
      return joinOneLetterWords({
        ...value,
        sections: splitLegalSections(text, locale, document('stored-data')),
      })
    })

  return {
    root,
    exists,
    files,
    text: (file: string) => read(file, keepAsWritten),
    withHead,
    source,
    sourceOf,
    document,
    legal,
    folders,
    doctorIds: () => folders('content/doctors/', /\/doctor\.yaml$/),
    slugs: () => folders('content/posts/', /\/article\.yaml$/),
    doctor: (id: string): Doctor =>
      makeOnce(`doctors/${id}`, () => ({
        ...readForPages(`content/doctors/${id}/doctor.yaml`, doctorSchema),
        id,
      })),
    article: (slug: string): ArticleFacts =>
      makeOnce(`posts/${slug}`, () => {
        const facts = joinShortWords(
          source(`content/posts/${slug}/article.yaml`, articleSchema).value,
        )
        const drawing = `content/posts/${slug}/figure.yaml`
        return {
          ...facts,
          slug,
          figure: exists(drawing) ? source(drawing, figureSchema).value : undefined,
        }
      }),
    /** Returns null when the article has no text in this language. */
    articleText: (slug: string, locale: Locale): ArticleText | null =>
      makeOnce(`posts/${slug}/${locale}`, () => {
        const file = `content/posts/${slug}/${locale}.md`
        if (!exists(file)) return null
        const { value, markdown } = withHead(file, articleHeadSchema)
        return { head: joinHead(value), markdown: joinShortWords(markdown) }
      }),
  }
}

/**
 * Joins short words to the next word in the front matter of an article. Only search engines read
 * `metaTitle` and `description`, so word joiners are removed from these texts.
 */
function joinHead(head: ArticleHead): ArticleHead {
  const { metaTitle, description, ...shown } = joinShortWords(head)
  const unseen = {
    metaTitle: removeWordJoiners(metaTitle),
    description: removeWordJoiners(description),
  }
  return { ...shown, ...unseen, title: joinHeadingWords(head.title) }
}
