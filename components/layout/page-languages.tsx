import { getTranslations } from 'next-intl/server'
import { LanguageSwitcher } from '#components/layout/language-switcher'
import { currentLanguage } from '#lib/i18n/current-language'
import { languages, type Language } from '#lib/i18n/languages'
import { pathTo } from '#lib/i18n/routes'

type Props = {
  /** Languages a page of the blog exists in, and its path in a language. */
  locales?: readonly Language[]
  pathIn?: (language: Language) => string
}

/** The language switcher of a page; a language that a page of the blog lacks leads to the blog itself. */
export async function PageLanguages({ locales = languages, pathIn = pathTo }: Props) {
  const t = await getTranslations('Header')
  const language = await currentLanguage()
  const missing = languages.filter((each) => each !== language && !locales.includes(each))
  const instead = missing.map((each): [string, string] => [pathIn(each), pathTo(each, 'blog')])
  return (
    <LanguageSwitcher
      label={t('language', { current: language.toUpperCase() })}
      {...(instead.length > 0 && { instead: Object.fromEntries(instead) })}
    />
  )
}
