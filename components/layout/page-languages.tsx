import { getTranslations } from 'next-intl/server'
import { LanguageSwitcher } from '#components/layout/language-switcher'
import { currentLanguage } from '#lib/i18n/current-language'
import { languages, type Language } from '#lib/i18n/languages'
import { pathTo } from '#lib/i18n/routes'

type Props = {
  /** The article being read and the languages it exists in. */
  article?: { slug: string; existsIn: readonly Language[] }
}

/** The language switcher of a page; a language that an article lacks leads to the blog instead. */
export async function PageLanguages({ article }: Props) {
  const t = await getTranslations('Header')
  const language = await currentLanguage()
  const missing = article ? languages.filter((each) => each !== language && !article.existsIn.includes(each)) : []
  const instead = missing.map((each) => [pathTo(each, 'article', { slug: article?.slug ?? '' }), pathTo(each, 'blog')])
  return (
    <LanguageSwitcher
      label={t('language', { current: language.toUpperCase() })}
      {...(instead.length > 0 && { instead: Object.fromEntries(instead) as Record<string, string> })}
    />
  )
}
