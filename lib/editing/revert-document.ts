import {
  folderContent,
  listRequiredPaths,
  openPublishedContent,
  readDocumentFiles,
  type DocumentFiles,
} from '#lib/editing/document-files'
import type { DocumentVersion } from '#lib/editing/read-history'
import { createEmptyFile } from '#lib/editing/yaml-file'

/**
 * Chooses the files with which an editor's form begins. To revert a document, the editor opens the
 * form with an earlier version and publishes the form.
 * @param from the id of a version, `file` for the files of `content/`, or '' for the files that
 * visitors see now
 * @returns the files; for a new document, files with only the required fields. A file that visitors
 * see and the chosen version lacks is null, so that a publication removes this file.
 */
export function getFilesToEdit(
  versions: readonly DocumentVersion[],
  document: string,
  from: string,
): DocumentFiles {
  const version = versions.find(({ id }) => String(id) === from)
  const shown = readDocumentFiles(openPublishedContent(), document)
  const chosen =
    version?.files ?? (from === 'file' ? readDocumentFiles(folderContent, document) : shown)
  if (Object.values(chosen).every((text) => text === null)) {
    const paths = listRequiredPaths(document)
    return Object.fromEntries(paths.map((path) => [path, createEmptyFile(path)]))
  }
  const removed = Object.fromEntries(Object.keys(shown).map((path) => [path, null]))
  return { ...removed, ...chosen }
}
