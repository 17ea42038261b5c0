import { hash } from 'node:crypto'
import type { z } from 'zod'
import { articleSchema, articleHeadSchema } from '#lib/content/schemas/article'
import { doctorSchema } from '#lib/content/schemas/clinic'
import { getPublishedEdits } from '#lib/content/edits'
import { figureSchema } from '#lib/content/schemas/figure'
import { openContent, type OpenContent } from '#lib/content/open-content'
import { documentSchemas } from '#lib/content/schemas/documents'
import { isArticleDocument, isDoctorDocument } from '#lib/editing/documents'
import { locales } from '#lib/i18n/locales'

/** Texts of a document's files by path. The text is null for a removed file. */
export type DocumentFiles = Readonly<Record<string, string | null>>

const requiredArticleFiles = ['article.yaml', ...locales.map((locale) => `${locale}.md`)]
const optionalArticleFiles = ['figure.yaml', ...locales.map((locale) => `sheet.${locale}.md`)]

/** The content of the folder `content/`, without the documents that are published at the desk. */
export const folderContent = openContent(process.cwd())

/**
 * The content that visitors see now. Documents that are published at the desk replace files of
 * `content/`.
 */
export const openPublishedContent = (): OpenContent =>
  openContent(process.cwd(), getPublishedEdits())

/** Paths of the files that a document must have. */
export function listRequiredPaths(document: string): string[] {
  if (isArticleDocument(document))
    return requiredArticleFiles.map((name) => `content/${document}/${name}`)
  return [`content/${document}${isDoctorDocument(document) ? '/doctor' : ''}.yaml`]
}

/** Paths of all files that a document may have. */
export function listDocumentPaths(document: string): string[] {
  const required = listRequiredPaths(document)
  if (!isArticleDocument(document)) return required
  return [...required, ...optionalArticleFiles.map((name) => `content/${document}/${name}`)]
}

/** Reads the texts of a document's files by path. A file that does not exist is left out. */
export function readDocumentFiles(
  content: OpenContent,
  document: string,
): Readonly<Record<string, string>> {
  const paths = listDocumentPaths(document).filter((path) => content.exists(path))
  return Object.fromEntries(paths.map((path) => [path, content.text(path)]))
}

/**
 * Hash of a document's files in the folder `content/`. The hash changes when a release of the site
 * changes the files.
 */
export const hashFolderFiles = (document: string): string =>
  hash('sha256', JSON.stringify(readDocumentFiles(folderContent, document)), 'base64url')

/**
 * Returns the schema of a YAML file, or of the YAML front matter of a Markdown file. Returns
 * undefined for a printable sheet (`sheet.ua.md`), which has no front matter.
 */
export function getFileSchema(path: string): z.ZodType | undefined {
  const name = path.replace(/^content\//, '').replace(/\.yaml$/, '')
  if (name in documentSchemas) return documentSchemas[name as keyof typeof documentSchemas]
  if (path.endsWith('/doctor.yaml')) return doctorSchema
  if (path.endsWith('/article.yaml')) return articleSchema
  if (path.endsWith('/figure.yaml')) return figureSchema
  return /\/sheet\.\w+\.md$/.test(path) ? undefined : articleHeadSchema
}
