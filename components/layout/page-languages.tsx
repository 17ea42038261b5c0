import { getTranslations } from 'next-intl/server'
import { LanguageSwitcher } from '#components/layout/language-switcher'
import { currentLocale } from '#lib/i18n/current-locale'
import { locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

/** The language switcher of a page; a language that a page of the blog lacks (`available`) leads to the blog itself. */
export async function PageLanguages({ available = locales }: { available?: readonly Locale[] }) {
  const t = await getTranslations('Header')
  const locale = await currentLocale()
  const missing = locales.filter((each) => each !== locale && !available.includes(each))
  const instead = Object.fromEntries(missing.map((each) => [each, pathTo(each, 'blog')]))
  return (
    <LanguageSwitcher
      label={t('language', { current: locale.toUpperCase() })}
      {...(missing.length > 0 && { instead })}
    />
  )
}
