import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo, type IndexedPage } from '#lib/i18n/routes'
import { buildMetadata, type PageFacts } from '#lib/seo/build-metadata'
import { imagePath } from '#lib/seo/share-image/paths'

/** What `Meta` of messages says about a page. */
async function factsOf(page: IndexedPage): Promise<PageFacts> {
  const t = await getTranslations('Meta')
  const language = await currentLanguage()
  return {
    language,
    title: t(`${page}.title`),
    description: t(`${page}.description`),
    keywords: t(`${page}.keywords`).split(', '),
    author: t('author'),
    image: { path: imagePath(language, page), alt: t('imageAlt', { title: t(`${page}.image`) }) },
    pathIn: (each) => pathTo(each, page),
  }
}

/** Head of a page whose texts stand in messages, `Meta`. */
export async function pageMetadata(page: IndexedPage): Promise<Metadata> {
  return buildMetadata(await factsOf(page))
}

/** Head of the not-found page. */
export async function missingMetadata(): Promise<Metadata> {
  const t = await getTranslations('Meta')
  const words = { title: t('missing.title'), description: t('missing.description'), keywords: [t('missing.keywords')] }
  return buildMetadata({ ...(await factsOf('home')), ...words, hidden: true })
}

/** Head of a later page of the blog's list: its own canonical, its number in the title and the description. */
export async function blogPageMetadata(page: number): Promise<Metadata> {
  const facts = await factsOf('blog')
  const title = (await getTranslations('Blog'))('pageTitle', { page })
  return buildMetadata({
    ...facts,
    title,
    description: `${title}. ${facts.description}`,
    pathIn: (language) => pathTo(language, 'blogPage', { slug: String(page) }),
  })
}
