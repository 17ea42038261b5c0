import type { OpenContent } from '#lib/content/open-content'
import type { Localized } from '#lib/content/localized'
import { findDocumentTitle } from '#lib/editing/find-documents'
import type { Locale } from '#lib/i18n/locales'

type CodedItem = { id: string; name?: Localized; title?: Localized }
type Choice = readonly [code: string, name: string]

/**
 * Lists the ids that a field may contain, such as ids of doctors. The result has the name of each
 * item by its id.
 * @param kind the value of `choices` in the metadata of the field's schema; for an unknown kind the
 * result is empty
 */
export function listFieldChoices(
  content: OpenContent,
  locale: Locale,
  kind = '',
): Map<string, string> {
  const nameItems = (items: readonly CodedItem[]): Choice[] =>
    items.map(({ id, name, title = name }) => [id, title?.[locale] ?? id])
  const nameFolders = (folder: string, ids: readonly string[]): Choice[] =>
    ids.map((id) => [id, findDocumentTitle(content, `${folder}/${id}`, locale) ?? id])
  const listDoctors = () => nameFolders('doctors', content.doctorIds())
  const choices: Readonly<Record<string, () => readonly Choice[]>> = {
    doctors: listDoctors,
    authors: () => [...nameItems(content.document('people').authors), ...listDoctors()],
    topics: () => nameItems(content.document('topics')),
    articles: () => nameFolders('posts', content.slugs()),
    screeningSources: () =>
      content
        .document('screening')
        .sources.map(({ id, title, publisher }) => [id, `${title} (${publisher})`]),
    markers: () => nameItems(content.document('report').markers),
    services: () =>
      content.document('services').categories.flatMap(({ options }) => nameItems(options)),
  }
  return new Map(choices[kind]?.())
}
