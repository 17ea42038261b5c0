import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { languagesOfPage } from '#lib/blog/blog'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo, type IndexedPage } from '#lib/i18n/routes'
import { buildMetadata, type PageFacts } from '#lib/seo/build-metadata'
import { imagePath } from '#lib/seo/share-image/paths'

/** What `Meta` of messages says about a page. */
export async function pageFacts(page: IndexedPage): Promise<PageFacts> {
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
  return buildMetadata(await pageFacts(page))
}

/** Head of the not-found page. */
export async function missingMetadata(): Promise<Metadata> {
  const t = await getTranslations('Meta')
  const words = { title: t('missing.title'), description: t('missing.description'), keywords: [t('missing.keywords')] }
  return buildMetadata({ ...(await pageFacts('home')), ...words, hidden: true })
}

/** Head of the page for what cannot be had now. */
export async function unavailableMetadata(): Promise<Metadata> {
  const t = await getTranslations('Unavailable')
  const facts = await pageFacts('blog')
  return buildMetadata({ ...facts, title: `${t('title')} — ${facts.author}`, hidden: true })
}

/** A page of the blog's list: a later one has a canonical of its own, its number in the title and the description. */
export async function blogPageFacts(page: number): Promise<PageFacts> {
  const facts = await pageFacts('blog')
  if (page === 1) return facts
  const name = (await getTranslations('Blog'))('pageTitle', { page })
  return {
    ...facts,
    title: `${name} — ${facts.author}`,
    description: `${name}. ${facts.description}`,
    pathIn: (language) => pathTo(language, 'blogPage', { slug: String(page) }),
    existsIn: await languagesOfPage(page),
  }
}
