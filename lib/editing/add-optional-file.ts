import { figurePlace } from '#lib/blog/article-html'
import type { DocumentFiles } from '#lib/editing/document-files'
import { createEmptyFile } from '#lib/editing/yaml-file'
import { locales } from '#lib/i18n/locales'

/**
 * Adds an optional file to an article: `figure.yaml` or a printable sheet. With `figure.yaml`, each
 * text that lacks the placeholder `figurePlace` gets the placeholder at its end.
 */
export function addOptionalFile(
  files: DocumentFiles,
  document: string,
  path: string,
): DocumentFiles {
  const added = { ...files, [path]: files[path] ?? createEmptyFile(path) }
  if (!path.endsWith('/figure.yaml')) return added
  const texts = locales.map((locale) => {
    const textPath = `content/${document}/${locale}.md`
    const text = files[textPath] ?? ''
    const place = text.includes(figurePlace) ? '' : `\n${figurePlace}\n`
    return [textPath, text + place] as const
  })
  return { ...added, ...Object.fromEntries(texts) }
}
