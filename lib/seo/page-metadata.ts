import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo, type RouteName } from '#lib/i18n/routes'
import { buildMetadata } from '#lib/seo/build-metadata'

type PageName = 'home' | 'blog' | 'checkUp' | 'weightLoss' | 'privacyPolicy' | 'terms' | 'missing'

/** Head of a page whose texts stand in messages, `Meta`. */
export async function pageMetadata(name: PageName): Promise<Metadata> {
  const t = await getTranslations('Meta')
  const language = await currentLanguage()
  const route: RouteName = name === 'missing' ? 'home' : name
  return buildMetadata({
    language,
    title: t(`${name}.title`),
    description: t(`${name}.description`),
    keywords: t(`${name}.keywords`).split(', '),
    author: t('author'),
    imageAlt: t('imageAlt'),
    pathIn: (each) => pathTo(each, route),
    hidden: name === 'missing',
  })
}
