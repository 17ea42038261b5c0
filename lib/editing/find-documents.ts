import type { OpenContent } from '#lib/content/open-content'
import { listDocumentPaths, readDocumentFiles } from '#lib/editing/document-files'
import { listDocumentsOfPage } from '#lib/editing/document-pages'
import { isArticleDocument } from '#lib/editing/documents'
import { foldForSearch, listSearchWords } from '#lib/editing/document-query'
import { getFileShape } from '#lib/editing/file-shape'
import type { Shape } from '#lib/editing/form-shape'
import { defaultLocale, type Locale } from '#lib/i18n/locales'

type Labels = Readonly<Partial<Record<string, string>>>
type DeskLabels = { names: Labels; fields: Labels }

/**
 * The title of an article or the name of a doctor. Undefined for a document of another kind, and
 * for a document that cannot be read.
 */
export function findDocumentTitle(
  content: OpenContent,
  document: string,
  locale: Locale,
): string | undefined {
  const [folder = '', name = ''] = document.split('/')
  try {
    if (folder === 'doctors') return content.doctor(name).name[locale]
    if (folder !== 'posts') return undefined
    const text = content.articleText(name, locale) ?? content.articleText(name, defaultLocale)
    return text?.head.title
  } catch {
    // A document that cannot be read has no title. The form of the document shows the mistakes.
    return undefined
  }
}

/** Matches the address of a page, such as `/ua/blog` or `https://clinic.example/ua/blog`. */
export const isPageAddress = (query: string): boolean => /^(https?:\/)?\//.test(query)

/**
 * Searches documents by words or by the address of a page.
 * @param names names of the documents to search
 * @param query words that a document must contain, or the address of a page
 * @param texts names of documents and labels of fields at the desk, which are searched too
 * @returns names of the documents that contain all words; if `query` is an address, names of the
 * documents that the page shows
 */
export function findDocuments(
  content: OpenContent,
  names: readonly string[],
  query: string,
  texts: DeskLabels = { names: {}, fields: {} },
): readonly string[] {
  if (isPageAddress(query)) return listDocumentsOfPage(query)
  const words = listSearchWords(query)
  if (words.length === 0) return names
  return names.filter((name) => {
    const files = Object.values(readDocumentFiles(content, name))
    const text = foldForSearch([...files, ...listLabels(name, texts)].join('\n'))
    return words.every((word) => text.includes(word))
  })
}

/**
 * The name of a document and the labels of its fields. Articles are left out, because the same labels
 * would find every article.
 */
function listLabels(document: string, { names, fields }: DeskLabels): readonly string[] {
  if (isArticleDocument(document)) return []
  const keys = new Set(
    listDocumentPaths(document).flatMap((path) => listKeys(getFileShape(path) ?? {})),
  )
  return [names[document] ?? '', ...[...keys].map((key) => fields[key] ?? '')]
}

/** The keys of all properties in a shape, at any depth. */
function listKeys(shape: Shape): readonly string[] {
  const { properties = {}, items, prefixItems = [], anyOf = [], oneOf = [] } = shape
  const parts = [...Object.values(properties), ...prefixItems, ...anyOf, ...oneOf]
  return [...Object.keys(properties), ...[...parts, ...(items ? [items] : [])].flatMap(listKeys)]
}
