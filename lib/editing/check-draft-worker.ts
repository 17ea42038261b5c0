import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { isPublished } from '#lib/blog/is-published'
import { noEdits } from '#lib/content/edits'
import type { FieldMistake } from '#lib/content/field-mistake'
import { openContent, type OpenContent } from '#lib/content/open-content'
import { translateMistake, type Mistake } from '#lib/content/mistakes'
import { getLineNumber } from '#lib/content/read-text-file'
import type { ContentProblem } from '#lib/content/content-error'
import type { DocumentFiles } from '#lib/editing/document-files'
import { markdownFieldName } from '#lib/editing/field-prefixes'
import { findShownPath } from '#lib/editing/file-shape'
import type { FieldPath } from '#lib/editing/form-shape'
import { checkDocuments } from '#lib/editing/rules/check-documents'
import { collectProblems, readOrReport } from '#lib/editing/rules/problem'
import { findDocumentTitle } from '#lib/editing/find-documents'
import { openFile } from '#lib/editing/yaml-file'
import type { Locale } from '#lib/i18n/locales'
import { readMessages } from '#lib/i18n/read-messages'

// check-draft.ts starts this worker thread, so that visitors do not wait while the rules run.

type FileEntries = readonly (readonly [path: string, text: string | null])[]

/**
 * The task of the worker thread (`workerData`). The thread posts its result as `FieldMistake[]`.
 */
export type CheckDraftTask = {
  /** Files of documents that are published at the desk. */
  published: FileEntries
  files: DocumentFiles
  /**
   * Uploaded pictures that the files reference, as entries with an empty text. Each path is in the
   * folder of the text that shows the picture. The rules look for pictures in this folder.
   */
  pictures: FileEntries
  /** An ISO day in Kyiv. */
  today: string
  locale: Locale
}

const { published, files, pictures, today, locale } = workerData as CheckDraftTask

const openWith = (entries: FileEntries): OpenContent =>
  openContent(process.cwd(), {
    ...noEdits,
    files: new Map(entries.map(([path, text]) => [path, [text]])),
  })

/** Slugs of articles that visitors can read before the draft is published. */
function listShownSlugs(): string[] {
  const content = openWith(published)
  return content.slugs().filter((slug) => {
    const facts = readOrReport(() => content.article(slug))
    return facts && isPublished(facts, today)
  })
}

type WordedProblem = ContentProblem & { problem: string }

async function findProblems(entries: FileEntries, shown: readonly string[]) {
  const context = { today, messages: [], publishedSlugs: shown }
  const found = await collectProblems((report) => {
    checkDocuments(openWith(entries), context, report)
  })
  return found.map((each): WordedProblem => {
    const problem = translateMistake(countLinesInText(each), locale, true)
    return { ...each, problem }
  })
}

/** The number of lines above the Markdown of a file, and 0 for any other file. */
function countHeadLines(file: string): number {
  const text = files[file] ?? new Map(published).get(file)
  const { markdown } = openFile(file, text ?? '')
  if (typeof text !== 'string' || markdown === null) return 0
  return getLineNumber(text, text.length - markdown.length) - 1
}

/**
 * A mistake may name a line of its file, or of the file in its value `file`. The form shows the
 * Markdown without its head, so the line is counted from the beginning of the Markdown.
 */
function countLinesInText({ file, problem }: ContentProblem): Mistake | string {
  if (typeof problem === 'string' || typeof problem['line'] !== 'number') return problem
  const { file: otherFile, line } = problem
  const lineFile = typeof otherFile === 'string' ? otherFile : file
  return { ...problem, line: line - countHeadLines(lineFile) }
}

/** Converts a problem of a file to a mistake at a field of the form. */
function toFieldMistake(found: WordedProblem): FieldMistake {
  const { file, line, path, problem, isReminder = false } = found
  const text = files[file]
  if (typeof text !== 'string')
    return { field: '', problem: `${describeFile(file)}: ${problem}`, isReminder }
  const { document, markdown } = openFile(file, text)
  const nameField = (name: string) => `${basename(file)}:${name}`
  if (path) {
    const shownPath = findShownPath(file, document.toJS(), path as FieldPath)
    return { field: nameField(shownPath.join('.')), problem, isReminder }
  }
  if (markdown === null) return { field: nameField(''), problem, isReminder }
  // Some problems concern the whole text, such as a text without headings.
  if (line === undefined) return { field: nameField(markdownFieldName), problem, isReminder }
  const lineInText = line - countHeadLines(file)
  if (lineInText < 1) return { field: nameField(''), problem, isReminder }
  const wrong = translateMistake({ rule: 'inLine', number: lineInText, wrong: problem }, locale)
  return { field: nameField(markdownFieldName), problem: wrong, isReminder }
}

/**
 * The title of the document to which a file belongs. Returns the path of the file when the document
 * has no title.
 */
function describeFile(file: string): string {
  const [, document = ''] = /^content\/(.+?)(?:\/[^/]+\.\w+|\.yaml)$/.exec(file) ?? []
  const names: Partial<Record<string, string>> = readMessages(locale).Staff.content.names
  return names[document] ?? findDocumentTitle(openWith(published), document, locale) ?? file
}

const shown = listShownSlugs()
const found = await findProblems([...published, ...Object.entries(files), ...pictures], shown)
// Leaves out the problems that the published content has without the draft, because the draft did
// not cause them.
const known = found.length > 0 ? await findProblems(published, shown) : []
const isKnown = ({ file, problem }: WordedProblem) =>
  known.some((each) => each.file === file && each.problem === problem)
const mistakes = found.filter((each) => !isKnown(each)).map(toFieldMistake)
// An empty `metaTitle` gets the value of `title`. A missing title is therefore reported at `title`,
// but not at `metaTitle`.
const hasTitleMistake = ({ field }: FieldMistake) =>
  field.endsWith(':metaTitle') &&
  mistakes.some((each) => each.field === field.replace(':metaTitle', ':title'))
parentPort?.postMessage(mistakes.filter((each) => !hasTitleMistake(each)))
