import type { OpenContent } from '#lib/content/open-content'
import type { DeskTranslator } from '#lib/desk/desk-locale'
import { findDocumentTitle } from '#lib/editing/find-documents'
import type { Locale } from '#lib/i18n/locales'

/** The title of a document of any kind. A document without a title is named by its slug. */
export function getDocumentTitle(
  content: OpenContent,
  document: string,
  { t, locale }: { t: DeskTranslator; locale: Locale },
): string {
  const key = `content.names.${document}` as 'name'
  if (t.has(key)) return t(key)
  const title = findDocumentTitle(content, document, locale)
  return title ?? document.replace(/.*\//, '')
}
