import { basename } from 'node:path'
import type { DocumentFiles } from '#lib/editing/document-files'
import { fillFile } from '#lib/editing/fill-file'

/**
 * Writes the field values of a submitted form into the files of a document. Returns the new files.
 * @param form field values by file name and path, such as `services.yaml:categories.0.title.ua`
 */
export function fillDocument(files: DocumentFiles, form: URLSearchParams): DocumentFiles {
  const filled = Object.entries(files).map(([path, text]) => {
    if (text === null) return [path, null] as const
    const prefix = `${basename(path)}:`
    const fields = [...form].filter(([name]) => name.startsWith(prefix))
    const sent = new Map(fields.map(([name, value]) => [name.slice(prefix.length), value]))
    useTitleForSearch(sent)
    return [path, fillFile(path, text, sent)] as const
  })
  return Object.fromEntries(filled)
}

/** Copies the title of an article into an empty `metaTitle`, the title for search engines. */
function useTitleForSearch(sent: Map<string, string>): void {
  if (sent.get('metaTitle')?.trim() === '') sent.set('metaTitle', sent.get('title') ?? '')
}
