import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { content, type Topic } from '#lib/content/content'
import { pageLocales, postLocales } from '#lib/blog/blog'
import { embedded } from '#lib/blog/embedded'
import { lastModified, type Post } from '#lib/blog/post'
import { wordsOf } from '#lib/i18n/current-locale'
import { type Locale, localeDetails, locales as allLocales } from '#lib/i18n/locales'
import { type IndexedPage, pathTo } from '#lib/i18n/routes'
import { articleImagePath, imagePath, imageSize } from '#lib/seo/share-image'
import { withoutWordJoiners } from '#lib/text/short-words'
import { absoluteUrl, alternateUrls } from '#lib/seo/urls'

/** What `content/pages.yaml` says about a page. */
export async function pageMeta(page: IndexedPage): Promise<PageMeta> {
  const { t, locale } = await wordsOf('Meta')
  const { title, description, keywords, image } = content.pages[page]
  return {
    locale,
    title: title[locale],
    description: description[locale],
    keywords: keywords[locale].split(', '),
    author: content.clinic.name[locale],
    image: { path: imagePath(locale, page), alt: t('imageAlt', { title: image[locale] }) },
    pathIn: (each) => pathTo(each, page),
  }
}

export async function pageMetadata(page: IndexedPage): Promise<Metadata> {
  return buildMetadata(await pageMeta(page))
}

export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('Meta')
  const words = { title: t('notFound.title'), description: t('notFound.description') }
  return buildMetadata({ ...(await pageMeta('home')), ...words, keywords: [t('notFound.keywords')], hidden: true })
}

/** Head of a page for visitors only: where search leads, and what stands in for a page. */
export async function hiddenMetadata(title: string): Promise<Metadata> {
  const meta = await pageMeta('blog')
  return buildMetadata({ ...meta, title: `${title} — ${meta.author}`, hidden: true })
}

/** A page of the blog's list: a later one has a canonical URL of its own, its number in title and description. */
export async function blogPageMeta(page: number): Promise<PageMeta> {
  const meta = await pageMeta('blog')
  if (page === 1) return meta
  const name = (await getTranslations('Blog'))('pageTitle', { page: String(page) })
  return {
    ...meta,
    title: `${name} — ${meta.author}`,
    description: `${name}. ${meta.description}`,
    pathIn: (locale) => pathTo(locale, 'blogPage', { slug: String(page) }),
    locales: await pageLocales(page),
  }
}

export async function topicMeta({ id, heading, description }: Topic): Promise<PageMeta> {
  const meta = await pageMeta('blog')
  return {
    ...meta,
    title: `${heading[meta.locale]} — ${meta.author}`,
    description: description[meta.locale],
    pathIn: (locale) => pathTo(locale, 'blogTopic', { slug: id }),
  }
}

export async function articleMeta(post: Post): Promise<PageMeta> {
  const { t, locale } = await wordsOf('Meta')
  // What is written for a slug stands, wherever its article comes from.
  const { metaTitle, description, keywords } = (await embedded.post({ locale, slug: post.slug })) ?? post
  return {
    locale,
    title: metaTitle,
    description,
    keywords,
    author: content.clinic.name[locale],
    image: {
      path: articleImagePath(locale, post.slug),
      alt: withoutWordJoiners(t('articleImageAlt', { title: post.title })),
    },
    pathIn: (each) => pathTo(each, 'article', { slug: post.slug }),
    locales: await postLocales(post.slug),
    type: 'article',
    published: post.published,
    modified: lastModified(post),
  }
}

export type PageMeta = {
  locale: Locale
  title: string
  description: string
  keywords: readonly string[]
  author: string
  image: { path: string; alt: string }
  pathIn: (locale: Locale) => string
  /** Languages the page exists in; all by default. */
  locales?: readonly Locale[]
  type?: 'website' | 'article'
  published?: string | undefined
  modified?: string | undefined
  /** Not for search engines: no canonical, no alternates. */
  hidden?: boolean
}

/** The head of a page (spec section 2, "Page meta data"), as a fresh object; pure. */
export function buildMetadata(meta: PageMeta): Metadata {
  const { locale, title, description, keywords, author, pathIn, locales = allLocales, type = 'website' } = meta
  const base = { title, description, keywords: [...keywords], authors: [{ name: author }] }
  if (meta.hidden) return { ...base, robots: { index: false, follow: true } }
  const url = absoluteUrl(pathIn(locale))
  const image = { url: absoluteUrl(meta.image.path), alt: meta.image.alt }
  const times = type === 'article' ? { publishedTime: meta.published, modifiedTime: meta.modified } : {}
  return {
    ...base,
    alternates: { canonical: url, languages: alternateUrls(pathIn, locales) },
    openGraph: {
      title,
      description,
      url,
      type,
      siteName: author,
      locale: localeDetails[locale].openGraph,
      alternateLocale: locales.filter((each) => each !== locale).map((each) => localeDetails[each].openGraph),
      images: [{ ...image, ...imageSize }],
      ...times,
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}

export const themeColor = '#3a1745'
