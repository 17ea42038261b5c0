import type { Desk } from '#lib/desk/desk'
import { basename } from 'node:path'
import { isSeq } from 'yaml'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import type { FieldMistake } from '#lib/content/field-mistake'
import type { OpenContent } from '#lib/content/open-content'
import { checkDraft } from '#lib/editing/check-draft'
import {
  listDocumentPaths,
  openPublishedContent,
  readDocumentFiles,
  type DocumentFiles,
} from '#lib/editing/document-files'
import { isNewSlug } from '#lib/editing/documents'
import { publishDocuments } from '#lib/editing/publish-document'
import { formatYaml, openFile } from '#lib/editing/yaml-file'
import type { Locale } from '#lib/i18n/locales'

/**
 * The result of a rename or a removal. `unknown`: the new slug is taken or invalid, or the article
 * `successor` does not exist. `refused`: the change would cause mistakes.
 */
export type MoveResult =
  | { status: 'moved' }
  | { status: 'unknown' }
  | { status: 'refused'; mistakes: readonly FieldMistake[] }

/** Changes the slug of an article. The old address redirects to the new address. */
export async function renameArticle(
  person: Person,
  desk: Desk,
  document: string,
  newSlug: string,
  locale: Locale,
): Promise<MoveResult> {
  requireRole(person, 'editor')
  const content = openPublishedContent()
  if (content.slugs().includes(newSlug) || !isNewSlug(newSlug)) return { status: 'unknown' }
  const slug = basename(document)
  const files = readDocumentFiles(content, document)
  const movedFiles = Object.entries(files).map(([path, text]) => [
    path.replace(`/${slug}/`, `/${newSlug}/`),
    text,
  ])
  const target = {
    document: `posts/${newSlug}`,
    files: Object.fromEntries(movedFiles) as Record<string, string>,
  }
  return publishMove(person, desk, content, document, target, 'formerly', locale)
}

/**
 * Removes an article from the site.
 * @param successor the slug of the article to which the old address redirects; with '' the old
 * address responds with 410
 */
export async function retireArticle(
  person: Person,
  desk: Desk,
  document: string,
  successor: string,
  locale: Locale,
): Promise<MoveResult> {
  requireRole(person, 'editor')
  const content = openPublishedContent()
  const isSuccessorFound = successor !== basename(document) && content.slugs().includes(successor)
  if (successor !== '' && !isSuccessorFound) return { status: 'unknown' }
  const targetDocument = successor === '' ? 'redirects' : `posts/${successor}`
  const target = { document: targetDocument, files: readDocumentFiles(content, targetDocument) }
  const list = successor === '' ? 'gone' : 'formerly'
  return publishMove(person, desk, content, document, target, list, locale)
}

type MoveTarget = { document: string; files: Readonly<Record<string, string>> }

/**
 * Publishes two changes in one transaction: removes the article's files, and adds the article's
 * slug to the field `formerly` or `gone` of the document `target`.
 */
async function publishMove(
  person: Person,
  desk: Desk,
  content: OpenContent,
  document: string,
  target: MoveTarget,
  list: 'formerly' | 'gone',
  locale: Locale,
): Promise<MoveResult> {
  const [path = ''] = listDocumentPaths(target.document)
  const files = {
    ...target.files,
    [path]: addToList(path, target.files[path] ?? '', list, basename(document)),
  }
  const oldPaths = Object.keys(readDocumentFiles(content, document))
  const removed: DocumentFiles = Object.fromEntries(oldPaths.map((each) => [each, null]))
  const found = await checkDraft(person, desk, { ...removed, ...files }, locale)
  const mistakes = found.filter(({ isReminder }) => !isReminder)
  if (mistakes.length > 0) return { status: 'refused', mistakes }
  const publications = [
    { document, files: removed },
    { document: target.document, files },
  ]
  await publishDocuments(person, desk, publications)
  return { status: 'moved' }
}

function addToList(path: string, text: string, list: string, slug: string): string {
  const { document } = openFile(path, text)
  if (!isSeq(document.get(list))) document.set(list, document.createNode([]))
  document.addIn([list], slug)
  return formatYaml(document)
}
