import type { Desk } from '#lib/desk/desk'
import { basename } from 'node:path'
import { isSeq } from 'yaml'
import { findIgnoringCase } from '#lib/blog/slug'
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
 * The result of a rename or a removal of an article.
 * - `noDocument`: the article does not exist, for example because a colleague has removed it.
 * - `slugTaken`, `slugInvalid`: the article cannot get the new slug.
 * - `noSuccessor`: the article to which the old address should lead does not exist.
 * - `scheduled`: a changed document has a scheduled version, which would undo the change.
 * - `refused`: the change would cause `mistakes` in the content.
 */
export type MoveResult =
  | { status: 'moved' }
  | { status: 'noDocument' | 'slugTaken' | 'slugInvalid' | 'noSuccessor' | 'scheduled' }
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
  const slug = basename(document)
  if (!content.slugs().includes(slug)) return { status: 'noDocument' }
  if (findIgnoringCase(content.slugs(), newSlug) !== null) return { status: 'slugTaken' }
  if (!isNewSlug(newSlug)) return { status: 'slugInvalid' }
  const files = readDocumentFiles(content, document)
  const movedFiles = Object.entries(files).map(([path, text]) => [
    path.replace(`/${slug}/`, `/${newSlug}/`),
    text,
  ])
  // If the article gets back an earlier slug, this slug is removed from the former slugs. Otherwise
  // the slug would redirect to itself.
  const formerSlugs = listOldSlugs(content, document).filter(
    (former) => former.toLowerCase() !== newSlug.toLowerCase(),
  )
  const target = {
    document: `posts/${newSlug}`,
    files: Object.fromEntries(movedFiles) as Record<string, string>,
    list: { field: 'formerly', slugs: formerSlugs },
  } as const
  return publishMove(person, desk, content, document, target, locale)
}

/**
 * Removes an article from the site.
 * @param successor the slug of the article to which the old addresses redirect; with '' the old
 * addresses respond with 410
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
  const slug = basename(document)
  if (!content.slugs().includes(slug)) return { status: 'noDocument' }
  const isSuccessorFound = successor !== slug && content.slugs().includes(successor)
  if (successor !== '' && !isSuccessorFound) return { status: 'noSuccessor' }
  const targetDocument = successor === '' ? 'redirects' : `posts/${successor}`
  const field = successor === '' ? 'gone' : 'formerly'
  const slugs = [
    ...readSlugList(content, targetDocument, field),
    ...listOldSlugs(content, document),
  ]
  const target = {
    document: targetDocument,
    files: readDocumentFiles(content, targetDocument),
    list: { field, slugs },
  } as const
  return publishMove(person, desk, content, document, target, locale)
}

/** A list of slugs in a document: `formerly` of an article, or `gone` of `redirects`. */
type SlugListField = 'formerly' | 'gone'

function listOldSlugs(content: OpenContent, document: string): string[] {
  return [...readSlugList(content, document, 'formerly'), basename(document)]
}

/** Reads a list of slugs. The result is empty when the document has no such list. */
function readSlugList(content: OpenContent, document: string, field: SlugListField): string[] {
  const [path = ''] = listDocumentPaths(document)
  const list = openFile(path, content.text(path)).document.get(field)
  return isSeq(list) ? list.items.map(String) : []
}

/**
 * The document that records the old slugs of a moved article, with its files and its new list of
 * slugs.
 */
type MoveTarget = {
  document: string
  files: Readonly<Record<string, string>>
  list: { field: SlugListField; slugs: readonly string[] }
}

/**
 * Removes the article's files, and sets the list of slugs in the document `target`. Both changes
 * are published in one transaction.
 */
async function publishMove(
  person: Person,
  desk: Desk,
  content: OpenContent,
  document: string,
  target: MoveTarget,
  locale: Locale,
): Promise<MoveResult> {
  const [path = ''] = listDocumentPaths(target.document)
  const files = {
    ...target.files,
    [path]: setSlugList(path, target.files[path] ?? '', target.list),
  }
  const oldPaths = Object.keys(readDocumentFiles(content, document))
  const removed: DocumentFiles = Object.fromEntries(oldPaths.map((each) => [each, null]))
  const publications = [
    { document, files: removed },
    { document: target.document, files },
  ]
  return publishChecked(person, desk, publications, locale)
}

/** Publishes renamed or removed documents, unless the change causes mistakes. */
export async function publishChecked(
  person: Person,
  desk: Desk,
  moved: readonly { document: string; files: DocumentFiles }[],
  locale: Locale,
): Promise<MoveResult> {
  requireRole(person, 'editor')
  const files = Object.assign({}, ...moved.map((each) => each.files)) as DocumentFiles
  const found = await checkDraft(person, desk, files, locale)
  const mistakes = found.filter(({ isReminder }) => !isReminder)
  if (mistakes.length > 0) return { status: 'refused', mistakes }
  const publications = moved.map((each) => ({ ...each, isMove: true }))
  const { status } = await publishDocuments(person, desk, publications)
  return { status: status === 'conflict' ? 'scheduled' : 'moved' }
}

function setSlugList(path: string, text: string, { field, slugs }: MoveTarget['list']): string {
  const { document } = openFile(path, text)
  document.set(field, document.createNode([...new Set(slugs)]))
  return formatYaml(document)
}
