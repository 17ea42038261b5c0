import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { contentIn } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { Doctor } from '#lib/content/schemas/clinic'
import type { Topic } from '#lib/content/site-content'
import type { OpenArticle } from '#lib/blog/open-article'
import { findLastModified } from '#lib/blog/post'
import { findPageLocales, findTopicLocales } from '#lib/blog/post-locales'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { type Locale, localeDetails, locales as allLocales } from '#lib/i18n/locales'
import { type IndexedPage, pathTo } from '#lib/i18n/routes'
import { imagePath, imageSize } from '#lib/seo/share-image'
import { removeWordJoiners } from '#lib/i18n/short-words'
import { absoluteUrl, alternateUrls } from '#lib/seo/urls'

export async function pageMeta(page: IndexedPage): Promise<PageMeta> {
  const { t, locale } = await getPageTranslator('Meta')
  const { title, description, keywords, image } = contentIn(locale).pages[page]
  return {
    locale,
    title: title,
    description: description,
    keywords: keywords.split(', '),
    image: { path: imagePath(locale, page), alt: t('imageAlt', { title: image }) },
    pathIn: (each) => pathTo(each, page),
  }
}

export async function pageMetadata(page: IndexedPage): Promise<Metadata> {
  return buildMetadata(await pageMeta(page))
}

export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('Meta')
  const words = { title: t('notFound.title'), description: t('notFound.description') }
  return errorHead({ ...(await pageMeta('home')), ...words, keywords: [t('notFound.keywords')] })
}

const ofTheClinic = (title: string, { locale }: PageMeta) =>
  `${title} — ${contentIn(locale).clinic.name}`

const noIndex = { robots: { index: false, follow: true } }

/** Metadata of a page that is not indexed, such as search results. */
export async function hiddenMetadata(title: string): Promise<Metadata> {
  const meta = await pageMeta('blog')
  return { ...headOf({ ...meta, title: ofTheClinic(title, meta) }), ...noIndex }
}

/** Metadata of an error page of the blog. */
export async function errorMetadata(title: string): Promise<Metadata> {
  const meta = await pageMeta('blog')
  return errorHead({ ...meta, title: ofTheClinic(title, meta) })
}

/**
 * Metadata of an error page. Next adds a second `noindex` to a response with an error status, but
 * not to a page that the build or a revalidation renders without a request.
 */
function errorHead(meta: PageMeta): Metadata {
  return { ...headOf(meta), ...noIndex }
}

/**
 * Metadata of one page of the post list. From the second page on, the title and the canonical URL
 * contain the page number.
 */
export async function blogPageMeta(page: number): Promise<PageMeta> {
  const meta = await pageMeta('blog')
  if (page === 1) return meta
  const name = (await getTranslations('Blog'))('pageTitle', { page: String(page) })
  return {
    ...meta,
    title: ofTheClinic(name, meta),
    description: `${name}. ${meta.description}`,
    pathIn: (locale) => pathTo(locale, 'blogPage', { slug: String(page) }),
    locales: await findPageLocales(page),
  }
}

export async function topicMeta(topic: InLanguage<Topic>): Promise<PageMeta> {
  const { id, heading, description } = topic
  const meta = await pageMeta('blog')
  return {
    ...meta,
    title: ofTheClinic(heading, meta),
    description,
    pathIn: (locale) => pathTo(locale, 'blogTopic', { slug: id }),
    locales: await findTopicLocales(topic),
  }
}

export async function doctorMeta({
  id,
  name,
  profession,
  metaDescription,
}: InLanguage<Doctor>): Promise<PageMeta> {
  const { t, locale } = await getPageTranslator('Meta')
  return {
    locale,
    title: `${name} — ${contentIn(locale).clinic.name}`,
    description: removeWordJoiners(metaDescription),
    keywords: [name, ...profession.split(', ')].map((word) => removeWordJoiners(word)),
    image: {
      path: pathTo(locale, 'doctorImage', { slug: `${id}.png` }),
      alt: t('imageAlt', { title: name }),
    },
    pathIn: (each) => pathTo(each, 'doctor', { slug: id }),
  }
}

export async function articleMeta({ post, ownArticle, locales }: OpenArticle): Promise<PageMeta> {
  const { t, locale } = await getPageTranslator('Meta')
  // A provider's post may have the slug of an article in `content/`. For such a post the head of
  // the page has the title and the description of that article.
  const { metaTitle, description, keywords } = ownArticle ?? post
  return {
    locale,
    title: metaTitle,
    description,
    keywords,
    image: {
      path: pathTo(locale, 'articleImage', { slug: `${post.slug}.png` }),
      alt: removeWordJoiners(t('articleImageAlt', { title: post.title })),
    },
    pathIn: (each) => pathTo(each, 'article', { slug: post.slug }),
    locales,
    article: { publishedTime: post.published, modifiedTime: findLastModified(post) },
  }
}

export type PageMeta = {
  locale: Locale
  title: string
  description: string
  keywords: readonly string[]
  image: { path: string; alt: string }
  pathIn: (locale: Locale) => string
  /** Languages of the page; by default all languages of the site. */
  locales?: readonly Locale[]
  article?: { publishedTime: string | undefined; modifiedTime: string | undefined }
}

function headOf({ locale, title, description, keywords }: PageMeta): Metadata {
  return {
    title,
    description,
    keywords: [...keywords],
    authors: [{ name: contentIn(locale).clinic.name }],
  }
}

/** Builds the metadata of a page (spec section 2, "Page meta data"). */
export function buildMetadata(meta: PageMeta): Metadata {
  const { locale, title, description, pathIn, locales = allLocales, article } = meta
  const url = absoluteUrl(pathIn(locale))
  const image = { url: absoluteUrl(meta.image.path), alt: meta.image.alt }
  return {
    ...headOf(meta),
    alternates: { canonical: url, languages: alternateUrls(pathIn, locales) },
    openGraph: {
      title,
      description,
      url,
      ...(article ? { type: 'article', ...article } : { type: 'website' }),
      siteName: contentIn(locale).clinic.name,
      locale: localeDetails[locale].openGraph,
      alternateLocale: locales
        .filter((each) => each !== locale)
        .map((each) => localeDetails[each].openGraph),
      images: [{ ...image, ...imageSize }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}

export const themeColor = '#3a1745'
