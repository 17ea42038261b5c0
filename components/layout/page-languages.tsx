import { getTranslations } from 'next-intl/server'
import { LanguageSwitcher } from '#components/layout/language-switcher'
import { currentLocale } from '#lib/i18n/current-locale'
import { locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

type Props = {
  /** Locales a page of the blog exists in, and its path in a locale. */
  available?: readonly Locale[]
  pathIn?: (locale: Locale) => string
}

/** The language switcher of a page; a language that a page of the blog lacks leads to the blog itself. */
export async function PageLanguages({ available = locales, pathIn = pathTo }: Props) {
  const t = await getTranslations('Header')
  const locale = await currentLocale()
  const missing = locales.filter((each) => each !== locale && !available.includes(each))
  const instead = missing.map((each): [string, string] => [pathIn(each), pathTo(each, 'blog')])
  return (
    <LanguageSwitcher
      label={t('language', { current: locale.toUpperCase() })}
      {...(instead.length > 0 && { instead: Object.fromEntries(instead) })}
    />
  )
}
