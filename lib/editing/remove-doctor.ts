import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import type { Desk } from '#lib/desk/desk'
import {
  openPublishedContent,
  readDocumentFiles,
  type DocumentFiles,
} from '#lib/editing/document-files'
import { isDoctorDocument } from '#lib/editing/documents'
import { publishChecked, type MoveResult } from '#lib/editing/move-article'
import type { Locale } from '#lib/i18n/locales'

/**
 * Removes a doctor from the site: the card, the page and the sign-up with the doctor. The removal is
 * refused while an article or a reviewer of `people.yaml` names the doctor. The earlier versions stay
 * in the history, so the doctor can be restored.
 */
export async function removeDoctor(
  person: Person,
  desk: Desk,
  document: string,
  locale: Locale,
): Promise<MoveResult> {
  requireRole(person, 'editor')
  const paths = Object.keys(readDocumentFiles(openPublishedContent(), document))
  if (!isDoctorDocument(document) || paths.length === 0) return { status: 'noDocument' }
  const files: DocumentFiles = Object.fromEntries(paths.map((path) => [path, null]))
  return publishChecked(person, desk, [{ document, files }], locale)
}
