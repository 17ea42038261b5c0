import { once } from 'node:events'
import { basename, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { isSeq } from 'yaml'
import type { Person } from '#lib/auth/person'
import { publishedEdits } from '#lib/content/edits'
import { openContent } from '#lib/content/open'
import type { Desk } from '#lib/desk/caller'
import { filesIn, folderContent, isName, pathsOf } from '#lib/desk/content/documents'
import { publish, statesOf, type Edit } from '#lib/desk/content/drafts'
import { emptyFile, fillFile, openFile, shownPath, textName, written, type FieldPath } from '#lib/desk/content/form'
import { picturesIn, type EditFiles } from '#lib/desk/content/published'
import type { Locale } from '#lib/i18n/locales'
import { leadStore } from '#lib/leads/store/open-store'
import { kyivDay } from '#lib/time/kyiv-time'
import type { ToldProblem } from '#scripts/check-edits'

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

/** Mistakes of a document with these files: what `npm run check` says of the site with them, and not without, in a language. */
export async function fieldProblems(files: EditFiles, locale: Locale): Promise<FieldProblem[]> {
  const { database } = await leadStore()
  const edited = [...Object.entries(files), ...(await picturesIn(database, Object.entries(files)))]
  const published = [...publishedEdits().files].map(([path, [text]]) => [path, text])
  // Node runs the source itself; it stands beside the build wherever the site runs.
  const source = join(/* turbopackIgnore: true */ process.cwd(), 'scripts', 'check-edits.ts')
  const worker = new Worker(source, { workerData: { published, edited, today: kyivDay(new Date()), locale } })
  const [problems] = (await once(worker, 'message')) as [ToldProblem[]]
  return problems.map(({ file, line = 0, path, problem, isReminder = false }) => {
    const text = files[file]
    if (typeof text !== 'string') return { field: '', problem: `${file}: ${problem}`, isReminder }
    const { document, markdown } = openFile(file, text)
    const name = (field: string) => `${basename(file)}:${field}`
    if (path) {
      const shown = shownPath(file, document.toJS(), path as FieldPath)
      return { field: name(shown.join('.')), problem, isReminder }
    }
    if (markdown === null) return { field: '', problem, isReminder }
    const lineOfText = line - (text.slice(0, text.length - markdown.length).split('\n').length - 1)
    return { field: name(textName), problem: `${lineOfText}: ${problem}`, isReminder }
  })
}

/**
 * Files after a form, whose fields are called by file and path: `services.yaml:categories.0.title.ua`.
 * @param button of a list: `add services.yaml:categories.0.options`
 */
export function typedFiles(before: EditFiles, form: URLSearchParams, button = ''): EditFiles {
  const [verb = '', target = ''] = button.split(' ')
  const filled = Object.entries(before).map(([path, text]) => {
    const own = `${basename(path)}:`
    const ownPart = (name: string) => (name.startsWith(own) ? [name.slice(own.length)] : [])
    const sent = new Map([...form].flatMap(([name, value]) => ownPart(name).map((field) => [field, value])))
    const action = ownPart(target).map((list) => `${verb} ${list}`)
    return [path, text === null ? null : fillFile(path, text, sent, ...action)] as const
  })
  return Object.fromEntries(filled)
}

/**
 * An article leaves its address, which leads to another from then on, its own under a new name or not, or answers 410.
 * @returns what the rules say, 'unknown' for a name that cannot be, 'conflict' when somebody was faster, null when it is done
 */
export async function moveArticle(
  person: Person,
  desk: Desk,
  document: string,
  to: string,
  isNew: boolean,
  locale: Locale,
) {
  const shown = shownContent()
  const slug = basename(document)
  const isThere = shown.slugs().includes(to)
  if (isNew ? isThere || !isName(to) : to !== '' && (to === slug || !isThere)) return 'unknown'
  const own = filesIn(shown, document)
  const target = to === '' ? 'redirects' : `posts/${to}`
  const moved = Object.entries(own).map(([path, text]) => [path.replace(`/${slug}/`, `/${to}/`), text])
  const others = isNew ? (Object.fromEntries(moved) as Record<string, string>) : filesIn(shown, target)
  const [path = ''] = pathsOf(target)
  const files = { ...others, [path]: withName(path, others[path] ?? '', to === '' ? 'gone' : 'formerly', slug) }
  const gone = Object.fromEntries(Object.keys(own).map((each) => [each, null]))
  const mistakes = await fieldProblems({ ...gone, ...files }, locale)
  const refusals = mistakes.filter(({ isReminder }) => !isReminder)
  if (refusals.length > 0) return refusals
  const states = [
    { document, files: gone },
    { document: target, files },
  ].map(async (state) => {
    const { held } = await statesOf(person, desk, state.document)
    return { ...state, base: held?.id ?? null }
  })
  return (await publish(person, desk, await Promise.all(states))) ? null : 'conflict'
}

function withName(path: string, text: string, list: string, name: string): string {
  const { document } = openFile(path, text)
  if (!isSeq(document.get(list))) document.set(list, document.createNode([]))
  document.addIn([list], name)
  return written(document)
}
