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
 * Removes a doctor from the site. The removal is refused while an article or a reviewer of
 * `people.yaml` names the doctor. Earlier versions stay in the database, so an editor can restore
 * the doctor.
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
