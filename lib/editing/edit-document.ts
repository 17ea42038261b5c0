import { recordAudit } from '#lib/auth/audit'
import { requireRole } from '#lib/auth/roles'
import type { Person } from '#lib/auth/person'
import { basename } from 'node:path'
import type { Selectable } from 'kysely'
import { isSeq } from 'yaml'
import { publishedEdits } from '#lib/content/edits'
import { openContent } from '#lib/content/open'
import { inWords } from '#lib/content/sentences'
import { lineAt } from '#lib/content/source'
import type { Desk } from '#lib/desk/caller'
import { filesIn, folderContent, folderHash, isName, pathsOf } from '#lib/editing/documents'
import {
  emptyFile,
  fillFile,
  openFile,
  shownPath,
  textName,
  written,
  type FieldPath,
} from '#lib/editing/form'
import { picturesIn, readFiles, renewEverywhere, type EditFiles } from '#lib/editing/published'
import type { Locale } from '#lib/i18n/locales'
import type { Tables } from '#lib/database/tables'
import { log } from '#lib/log'
import { runInThread } from '#lib/run-in-thread'
import { getKyivDay } from '#lib/time/kyiv-time'
import type { ToldProblem } from '#lib/editing/check-edits'

// What editors do: drafts, what the rules say of them, and what is published.

type Row = Selectable<Tables['documentVersion']> & { name: string | null }

/** A state of a document: a draft, or one that was, is or will be what everybody sees. */
export type Edit = Omit<Row, 'files'> & { files: EditFiles }

export const shownStates = 100

function toEdit(row: Row): Edit {
  try {
    return { ...row, files: readFiles(row.files) }
  } catch {
    // Told when it was read for the pages; here it is one that holds nothing.
    return { ...row, files: {} }
  }
}

/** What was typed of a document, is, was and will be published, each with the latest first. */
export async function statesOf(person: Person, { db, now }: Desk, document: string) {
  requireRole(person, 'editor')
  const rows = db
    .selectFrom('documentVersion')
    .leftJoin('staff', 'staff.id', 'documentVersion.staffId')
    .where('document', '=', document)
  const latest = rows
    .selectAll('documentVersion')
    .select('staff.name')
    .orderBy('documentVersion.id', 'desc')
    .limit(shownStates)
  const all = (await latest.execute()).map(toEdit)
  const drafts = all
    .filter(({ publishAt }) => publishAt === null)
    .sort((a, b) => b.at.localeCompare(a.at))
  const timeOf = ({ publishAt }: Edit) => publishAt ?? ''
  const versions = all
    .filter(timeOf)
    .sort((a, b) => timeOf(b).localeCompare(timeOf(a)) || b.id - a.id)
  const held = versions.find((each) => timeOf(each) <= now.toISOString())
  const theirs = drafts.find(({ staffId }) => staffId !== person.id)
  // What others have done, for an editor to have seen.
  const seen = `${held?.id ?? ''} ${theirs?.at ?? ''}`.trim()
  return { all, drafts, versions, held, base: held?.id ?? null, seen }
}

/** Of each document that was edited: who published it last and when, and whose drafts wait. */
export async function editedDocuments(person: Person, { db }: Desk) {
  requireRole(person, 'editor')
  const rows = db
    .selectFrom('documentVersion')
    .leftJoin('staff', 'staff.id', 'documentVersion.staffId')
    .orderBy('at')
  const all = await rows.select(['document', 'at', 'publishAt', 'staff.name']).execute()
  return Map.groupBy(all, ({ document }) => document)
}

/** What an editor has typed. `draft`: its row and when that was saved as they saw it last; `seen`: what others had done. */
type Typed = { document: string; draft: string; seen: string; files: EditFiles }

/**
 * Keeps a draft. One that was saved by another tab or person meanwhile stays beside it: nothing that was typed is lost.
 * @returns the draft, and whether others have done something that its editor has not seen
 */
export async function keepDraft(
  person: Person,
  desk: Desk,
  { document, draft, seen, files }: Typed,
) {
  const { db, now } = desk
  const states = await statesOf(person, desk, document)
  const [id = '', before = ''] = draft.split(' ')
  const row = {
    files: JSON.stringify(files),
    at: now.toISOString(),
    base: Number(seen.split(' ')[0]) || null,
  }
  readFiles(row.files)
  const own = { id: Number(id) || 0, at: before, staffId: person.id, publishAt: null }
  const update = db.updateTable('documentVersion').set(row).returning(['id', 'at'])
  const kept = await update.where((edit) => edit.and(own)).executeTakeFirst()
  const made = {
    ...row,
    document,
    staffId: person.id,
    publishAt: null,
    fileHash: folderHash(document),
  }
  const saved =
    kept ??
    (await db
      .insertInto('documentVersion')
      .values(made)
      .returning(['id', 'at'])
      .executeTakeFirstOrThrow())
  return { ...saved, base: row.base, isOvertaken: seen !== states.seen || (!kept && draft !== '') }
}

export async function discardDraft(person: Person, desk: Desk, id: number): Promise<void> {
  requireRole(person, 'editor')
  await desk.db.transaction().execute(async (db) => {
    const own = db
      .deleteFrom('documentVersion')
      .where('id', '=', id)
      .where('staffId', '=', person.id)
    const draft = await own.where('publishAt', 'is', null).returning('document').executeTakeFirst()
    if (draft) await recordAudit(db, person, 'discard', draft.document)
  })
}

/** A state that is to hold, which the editor began with `base` if that is named; the row `draft` is it from then on. */
type Publication = { document: string; files: EditFiles; base?: number | null; draft?: number }

/**
 * Publishes documents from a time on, all or none of them.
 * @returns `false` when another state of one was published since the editor began
 */
export async function publish(
  person: Person,
  desk: Desk,
  all: readonly Publication[],
  from = desk.now,
) {
  const times = { at: desk.now.toISOString(), publishAt: from.toISOString() }
  const action = from > desk.now ? 'schedule' : 'publish'
  const isDone = await desk.db.transaction().execute(async (db) => {
    for (const { document, files, draft = 0, ...began } of all) {
      const { base } = await statesOf(person, { ...desk, db }, document)
      if (began.base !== undefined && began.base !== base) return false
      await db
        .deleteFrom('documentVersion')
        .where('id', '=', draft)
        .where('publishAt', 'is', null)
        .execute()
      const state = { document, files: JSON.stringify(files), fileHash: folderHash(document) }
      const row = { ...state, ...times, staffId: person.id, base }
      await db.insertInto('documentVersion').values(row).execute()
      await recordAudit(db, person, action, document)
    }
    return true
  })
  if (isDone) await renewEverywhere(desk.db)
  return isDone
}

/** Takes back what was to be published at a time: it is a draft of whoever does it again. */
export async function unschedule(person: Person, { db, now }: Desk, id: number): Promise<void> {
  requireRole(person, 'editor')
  await db.transaction().execute(async (transaction) => {
    const row = transaction
      .updateTable('documentVersion')
      .where('id', '=', id)
      .where('publishAt', '>', now.toISOString())
    const taken = row.set({ publishAt: null, staffId: person.id }).returning('document')
    const draft = await taken.executeTakeFirst()
    if (draft) await recordAudit(transaction, person, 'unschedule', draft.document)
  })
  await renewEverywhere(db)
}

/** True when a release has brought other files than the state that holds began with, and not its own. */
export function isFolderNewer({ document, files, fileHash }: Edit): boolean {
  if (folderHash(document) === fileHash) return false
  const inFolder: Record<string, string | undefined> = filesIn(folderContent, document)
  return Object.entries(files).some(([path, text]) => (inFolder[path] ?? null) !== text)
}

/** What everybody sees now. */
export const shownContent = () => openContent(process.cwd(), publishedEdits())

/** A document's files as one of its states has them, by its number; as they are in the folder (`file`), or are shown now. */
export function filesFrom(states: readonly Edit[], document: string, from: string): EditFiles {
  const state = states.find(({ id }) => String(id) === from)
  const files = state?.files ?? filesIn(from === 'file' ? folderContent : shownContent(), document)
  if (Object.values(files).some((text) => text !== null)) return files
  const paths = pathsOf(document).slice(0, 3)
  return Object.fromEntries(paths.map((path) => [path, emptyFile(path)]))
}

/** A mistake at the field of a form that it is about, '' where none is. */
export type FieldProblem = { field: string; problem: string; isReminder: boolean }

/** The rules take a second; on a busy machine some more. */
const checkTimeoutMs = 20_000

/** Mistakes of a document with these files: what `npm run check` says of the site with them, and not without, in a language. */
export async function fieldProblems(
  { db }: Desk,
  files: EditFiles,
  locale: Locale,
): Promise<FieldProblem[]> {
  const edited = [...Object.entries(files), ...(await picturesIn(db, Object.entries(files)))]
  const published = [...publishedEdits().files].map(([path, [text]]) => [path, text])
  const sent = { published, edited, today: getKyivDay(new Date()), locale }
  const problems = await runInThread<ToldProblem[]>(
    'lib/editing/check-edits.ts',
    sent,
    checkTimeoutMs,
  ).catch((error: unknown) => {
    log.error('content-not-checked', error)
    return null
  })
  if (!problems)
    return [{ field: '', problem: inWords({ rule: 'slowText' }, locale), isReminder: false }]
  return problems.map(({ file, line = 0, path, problem, isReminder = false }) => {
    const text = files[file]
    if (typeof text !== 'string') return { field: '', problem: `${file}: ${problem}`, isReminder }
    const { document, markdown } = openFile(file, text)
    const told = (field: string, problem: string) => ({
      field: `${basename(file)}:${field}`,
      problem,
      isReminder,
    })
    if (path) return told(shownPath(file, document.toJS(), path as FieldPath).join('.'), problem)
    if (markdown === null) return { field: '', problem, isReminder }
    return told(textName, `${line - lineAt(text, text.length - markdown.length) + 1}: ${problem}`)
  })
}

/**
 * Files after a form, whose fields are called by file and path: `services.yaml:categories.0.title.ua`.
 * @param button of a list: `add services.yaml:categories.0.options`
 */
export function typedFiles(before: EditFiles, form: URLSearchParams, button = ''): EditFiles {
  const filled = Object.entries(before).map(([path, text]) => {
    const file = `${basename(path)}:`
    const own = [...form].filter(([name]) => name.startsWith(file))
    const sent = new Map(own.map(([name, value]) => [name.slice(file.length), value]))
    const action = button.includes(` ${file}`) ? button.replace(file, '') : ''
    return [path, text === null ? null : fillFile(path, text, sent, action)] as const
  })
  return Object.fromEntries(filled)
}

type Move = { to: string; isNew: boolean; locale: Locale }

/**
 * An article leaves its address, which leads to another from then on, its own under a new name or not, or answers 410.
 * @returns what the rules say, 'unknown' for a name that cannot be, null when it is done
 */
export async function moveArticle(
  person: Person,
  desk: Desk,
  document: string,
  { to, isNew, locale }: Move,
) {
  const shown = shownContent()
  const slug = basename(document)
  const isThere = shown.slugs().includes(to)
  if (isNew ? isThere || !isName(to) : to !== '' && (to === slug || !isThere)) return 'unknown'
  const own = filesIn(shown, document)
  const target = to === '' ? 'redirects' : `posts/${to}`
  const moved = Object.entries(own).map(([path, text]) => [
    path.replace(`/${slug}/`, `/${to}/`),
    text,
  ])
  const others = isNew
    ? (Object.fromEntries(moved) as Record<string, string>)
    : filesIn(shown, target)
  const [path = ''] = pathsOf(target)
  const files = {
    ...others,
    [path]: withName(path, others[path] ?? '', to === '' ? 'gone' : 'formerly', slug),
  }
  const gone = Object.fromEntries(Object.keys(own).map((each) => [each, null]))
  const mistakes = await fieldProblems(desk, { ...gone, ...files }, locale)
  const refusals = mistakes.filter(({ isReminder }) => !isReminder)
  if (refusals.length > 0) return refusals
  const left = { document, files: gone }
  await publish(person, desk, [left, { document: target, files }])
  return null
}

function withName(path: string, text: string, list: string, name: string): string {
  const { document } = openFile(path, text)
  if (!isSeq(document.get(list))) document.set(list, document.createNode([]))
  document.addIn([list], name)
  return written(document)
}
