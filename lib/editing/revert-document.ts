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
 * The files that the form begins with. Reverting a document fills its form with an earlier version,
 * which the editor then publishes as any draft.
 * @param from a version's id, or `file` for the folder; anything else means what visitors see now
 * @returns the files; for a new article, empty files
 */
export function getFilesToEdit(
  versions: readonly DocumentVersion[],
  document: string,
  from: string,
): DocumentFiles {
  const version = versions.find(({ id }) => String(id) === from)
  const content = from === 'file' ? folderContent : openPublishedContent()
  const files = version?.files ?? readDocumentFiles(content, document)
  if (Object.values(files).some((text) => text !== null)) return files
  const paths = listRequiredPaths(document)
  return Object.fromEntries(paths.map((path) => [path, createEmptyFile(path)]))
}
