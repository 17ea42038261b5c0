import { basename } from 'node:path'
import type { DocumentFiles } from '#lib/editing/document-files'
import { fillFile, type ListAction } from '#lib/editing/fill-file'

/**
 * The action of a list button in a document's form. `file` is the name of the file that contains
 * the list, such as `services.yaml`.
 */
export type DocumentListAction = ListAction & { file: string }

/**
 * Writes the field values of a submitted form into the files of a document. Returns the new files.
 * @param form field values by file name and path, such as `services.yaml:categories.0.title.ua`
 */
export function fillDocument(
  files: DocumentFiles,
  form: URLSearchParams,
  action?: DocumentListAction,
): DocumentFiles {
  const filled = Object.entries(files).map(([path, text]) => {
    if (text === null) return [path, null] as const
    const prefix = `${basename(path)}:`
    const fields = [...form].filter(([name]) => name.startsWith(prefix))
    const sent = new Map(fields.map(([name, value]) => [name.slice(prefix.length), value]))
    const fileAction = action?.file === basename(path) ? action : undefined
    return [path, fillFile(path, text, sent, fileAction)] as const
  })
  return Object.fromEntries(filled)
}
