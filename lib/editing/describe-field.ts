import type { Messages } from 'next-intl'
import { markdownFieldName } from '#lib/editing/field-prefixes'
import { isLocale, localeDetails } from '#lib/i18n/locales'

type FieldTexts = Pick<Messages['Staff']['content'], 'fields' | 'files'>

/**
 * Describes a field in the words of the form, such as `About the article › References › 2 › Year`.
 * @param id the id of the field, such as `article.yaml:references.1.year`
 */
export function describeField(id: string, { fields, files }: FieldTexts): string {
  const [file = '', path = ''] = id.split(':')
  const titles: Readonly<Record<string, string>> = files
  return [
    titles[file.replaceAll('.', '_')],
    ...path.split('.').map((key) => describeKey(key, fields)),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' › ')
}

function describeKey(key: string, fields: Readonly<Record<string, string>>): string {
  if (/^\d+$/.test(key)) return String(Number(key) + 1)
  if (isLocale(key)) return localeDetails[key].name
  // The description already contains the title of the file, so the Markdown of the file needs no
  // label.
  return key === markdownFieldName ? '' : (fields[key] ?? key)
}
