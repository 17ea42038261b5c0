import { basename } from 'node:path'
import type { EditorFile } from '#components/desk/documents/file-section'
import { findFileTitle } from '#lib/content/file-title'
import type { DeskTranslator } from '#lib/desk/desk-locale'
import { listDocumentPaths, type DocumentFiles } from '#lib/editing/document-files'
import { isArticleDocument } from '#lib/editing/documents'
import { getFileShape } from '#lib/editing/file-shape'
import { createFormValue } from '#lib/editing/form-values'
import { findMarkedNode, openFile } from '#lib/editing/yaml-file'
import { defaultLocale, localeDetails, locales, type Locale } from '#lib/i18n/locales'

/** The files of an article in the order of the form: the texts stand first. */
const articleOrder = [...locales.map((locale) => `${locale}.md`), 'article.yaml', 'figure.yaml']

const getRank = (path: string): number => {
  const rank = articleOrder.indexOf(basename(path))
  return rank < 0 ? articleOrder.length : rank
}

export function createEditorFiles(
  document: string,
  files: DocumentFiles,
  t: DeskTranslator,
  deskLocale: Locale,
): readonly EditorFile[] {
  const isArticle = isArticleDocument(document)
  const paths = listDocumentPaths(document)
  const ordered = isArticle ? paths.toSorted((a, b) => getRank(a) - getRank(b)) : paths
  return ordered.map((path) => {
    const name = basename(path)
    const text = files[path] ?? null
    const shape = getFileShape(path)
    const { document: yaml, markdown } = openFile(path, text ?? '')
    const locale = locales.find((each) => path.endsWith(`${each}.md`)) ?? defaultLocale
    const { tag, name: language } = localeDetails[locale]
    return {
      name,
      title: (isArticle && findFileTitle(name, deskLocale)) || '',
      isOptional: /^(?:figure|sheet)/.test(name),
      isAdded: text !== null,
      ...(shape && text !== null && { shape }),
      value:
        shape && text !== null
          ? createFormValue(
              shape,
              yaml.toJS() as unknown,
              (field) => findMarkedNode(yaml, field) !== undefined,
            )
          : {},
      markdown: text === null ? null : markdown,
      markdownLabel: `${t('content.fields.text')}, ${language}`,
      lang: tag,
    }
  })
}
