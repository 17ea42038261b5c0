import { basename } from 'node:path'
import { createTranslator } from 'next-intl'
import { getLanguageName } from '#lib/i18n/format'
import { isLocale, localeDetails, type Locale } from '#lib/i18n/locales'
import { readMessages } from '#lib/i18n/read-messages'

/** Matches the name of a text file, such as `ua.md` or `sheet.ua.md`. */
const textFile = /^(sheet)?\.?(\w+)\.md$/

/**
 * Returns the title of an article's file at the desk, such as `Text in Ukrainian` for
 * `content/posts/antiage/ua.md`; undefined for other files.
 */
export function findFileTitle(path: string, locale: Locale): string | undefined {
  const { article_yaml, figure_yaml, ...messages } = readMessages(locale).Staff.content.files
  const name = basename(path)
  const [, sheet, language] = textFile.exec(name) ?? []
  if (isLocale(language))
    return createTranslator({ locale: localeDetails[locale].tag, messages })(
      sheet ? 'sheet' : 'text',
      {
        locale: language,
        language: getLanguageName(language, locale),
      },
    )
  const titles: Partial<Record<string, string>> = {
    'article.yaml': article_yaml,
    'figure.yaml': figure_yaml,
  }
  return titles[name]
}
