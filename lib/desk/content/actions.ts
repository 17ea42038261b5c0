import { basename } from 'node:path'
import { isSeq } from 'yaml'
import type { Person } from '#lib/auth/person'
import { content } from '#lib/content/content'
import { publishedEdits } from '#lib/content/edits'
import { openContent } from '#lib/content/open'
import { parseYaml } from '#lib/content/source'
import { problemsOf } from '#lib/desk/content/check'
import { filesIn, pathsOf } from '#lib/desk/content/documents'
import { heldOf, publish, versionsOf, type Publication } from '#lib/desk/content/drafts'
import { fillFile, openFile, placesOf, textName } from '#lib/desk/content/form'
import type { EditFiles } from '#lib/desk/content/published'
import type { Db } from '#lib/leads/store/tables'

/** What everybody sees now. */
export const shownContent = () => openContent(process.cwd(), publishedEdits())

/** A mistake at the field of a form that it is about, '' where none is. */
export type FieldProblem = { field: string; problem: string; isReminder: boolean }

/** Mistakes of a document with these files. */
export async function fieldProblems(files: EditFiles): Promise<FieldProblem[]> {
  return (await problemsOf(files)).map(({ file, line = 0, column = 0, problem, isReminder = false }) => {
    const text = files[file]
    if (typeof text !== 'string') return { field: '', problem: `${file}: ${problem}`, isReminder }
    const open = openFile(file, text)
    const path = placesOf(open).get(`${line}:${column}`)
    const isInText = path === undefined && open.markdown !== null
    if (!isInText) return { field: path === undefined ? '' : `${basename(file)}:${path}`, problem, isReminder }
    const lineOfText = line - (text.slice(0, text.length - open.markdown.length).split('\n').length - 1)
    return { field: `${basename(file)}:${textName}`, problem: `${lineOfText}: ${problem}`, isReminder }
  })
}

/**
 * Files after a form, whose fields are called by file and path: `services.yaml:categories.0.title.ua`.
 * @param button a button of a list: `add services.yaml:categories.0.options`
 */
export function typedFiles(before: EditFiles, form: URLSearchParams, button = ''): EditFiles {
  const [verb = '', target = ''] = button.split(' ')
  const filled = Object.entries(before).map(([path, text]) => {
    const own = `${basename(path)}:`
    const sent = new Map(
      [...form].flatMap(([name, value]) => (name.startsWith(own) ? [[name.slice(own.length), value]] : [])),
    )
    const action = target.startsWith(own) ? `${verb} ${target.slice(own.length)}` : ''
    return [path, text === null ? null : fillFile(path, text, sent, action)] as const
  })
  return Object.fromEntries(filled)
}

/** A state of a document for publication, on top of the one that holds. */
export async function publicationOf(person: Person, db: Db, document: string, files: EditFiles): Promise<Publication> {
  const held = heldOf(await versionsOf(person, db, document), new Date())
  return { document, files: { ...held?.files, ...files }, base: held?.id ?? null }
}

function withName(path: string, list: 'gone' | 'formerly', name: string): EditFiles {
  const document = parseYaml(shownContent().text(path))
  if (!isSeq(document.get(list))) document.set(list, document.createNode([]))
  document.addIn([list], name)
  return { [path]: document.toString({ lineWidth: 0, flowCollectionPadding: false }) }
}

const withoutFiles = (document: string): EditFiles =>
  Object.fromEntries(Object.keys(filesIn(shownContent(), document)).map((path) => [path, null]))

/** The article is not there any more: its address answers 410, or leads to another article. */
export async function takeOff(person: Person, db: Db, document: string, to: string) {
  const slug = basename(document)
  const path = to === '' ? 'content/redirects.yaml' : `content/posts/${to}/article.yaml`
  if (to !== '' && (to === slug || !content.slugs.includes(to))) return 'unknown'
  const named = to === '' ? 'redirects' : `posts/${to}`
  const others = { ...filesIn(shownContent(), named), ...withName(path, to === '' ? 'gone' : 'formerly', slug) }
  return publishTogether(person, db, [
    [document, withoutFiles(document)],
    [named, others],
  ])
}

/** The article has another name; the one it had leads to it. */
export async function rename(person: Person, db: Db, document: string, slug: string) {
  const before = basename(document)
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/i.test(slug) || content.slugs.includes(slug)) return 'unknown'
  const old = filesIn(shownContent(), document)
  const moved = { ...old, ...withName(`content/${document}/article.yaml`, 'formerly', before) }
  const files = Object.fromEntries(
    Object.entries(moved).map(([path, text]) => [path.replace(`/${before}/`, `/${slug}/`), text]),
  )
  return publishTogether(person, db, [
    [document, withoutFiles(document)],
    [`posts/${slug}`, files],
  ])
}

/** @returns what the rules say, 'conflict' when somebody else was faster, or null when it is done */
async function publishTogether(
  person: Person,
  db: Db,
  states: readonly (readonly [document: string, files: EditFiles])[],
) {
  const files = states.reduce<EditFiles>((all, [, each]) => ({ ...all, ...each }), {})
  const problems = (await fieldProblems(files)).filter(({ isReminder }) => !isReminder)
  if (problems.length > 0) return problems
  const all = await Promise.all(states.map(([document, each]) => publicationOf(person, db, document, each)))
  const now = new Date()
  return (await publish(person, db, all, now, now)) ? null : 'conflict'
}

/** Files of a document as they are in a state, and those that it has not, or not any more. */
export const wholeFiles = (document: string, files: EditFiles): EditFiles =>
  Object.fromEntries(
    pathsOf(document).flatMap((path) => {
      const text = files[path] ?? null
      return text !== null || shownContent().exists(path) ? [[path, text]] : []
    }),
  )
