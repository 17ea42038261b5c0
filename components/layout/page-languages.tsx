import { getTranslations } from 'next-intl/server'
import { LanguageSwitcher } from '#components/layout/language-switcher'
import { currentLocale } from '#lib/i18n/current-locale'
import { locales, mapLocales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

type Props = { available?: readonly Locale[]; isNowhere?: boolean }

/**
 * The language switcher of a page; a language that a page of the blog lacks (`available`) leads to the blog itself, all of
 * the not-found page (`isNowhere`) to their home.
 */
export async function PageLanguages({ available = locales, isNowhere = false }: Props) {
  const t = await getTranslations('Header')
  const locale = await currentLocale()
  const missing = locales.filter((each) => each !== locale && !available.includes(each))
  const instead = isNowhere
    ? mapLocales((each) => pathTo(each))
    : Object.fromEntries(missing.map((each) => [each, pathTo(each, 'blog')]))
  return (
    <LanguageSwitcher
      label={t('language', { current: locale.toUpperCase() })}
      {...((isNowhere || missing.length > 0) && { instead })}
    />
  )
}
