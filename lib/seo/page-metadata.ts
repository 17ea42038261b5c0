import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo, type RouteName } from '#lib/i18n/routes'
import { buildMetadata } from '#lib/seo/build-metadata'

type PageName = 'home' | 'blog' | 'checkUp' | 'weightLoss' | 'privacyPolicy' | 'terms' | 'missing'

/** Head of a page whose texts stand in messages, `Meta`. */
export async function pageMetadata(name: PageName): Promise<Metadata> {
  const t = await getTranslations('Meta')
  const route: RouteName = name === 'missing' ? 'home' : name
  return buildMetadata({
    language: await currentLanguage(),
    title: t(`${name}.title`),
    description: t(`${name}.description`),
    keywords: t(`${name}.keywords`).split(', '),
    author: t('author'),
    imageAlt: t('imageAlt'),
    pathIn: (language) => pathTo(language, route),
    hidden: name === 'missing',
  })
}

/** Head of a later page of the blog's list: its own canonical, its number in the title and the description. */
export async function blogPageMetadata(page: number): Promise<Metadata> {
  const t = await getTranslations('Meta')
  const blog = await getTranslations('Blog')
  return buildMetadata({
    language: await currentLanguage(),
    title: blog('pageTitle', { page }),
    description: `${blog('pageTitle', { page })}. ${t('blog.description')}`,
    keywords: t('blog.keywords').split(', '),
    author: t('author'),
    imageAlt: t('imageAlt'),
    pathIn: (language) => pathTo(language, 'blogPage', { slug: String(page) }),
  })
}
