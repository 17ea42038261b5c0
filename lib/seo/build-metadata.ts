import type { Metadata } from 'next'
import { type Locale, localeDetails, locales as allLocales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { imageSize } from '#lib/seo/share-image'
import { absoluteUrl, alternateUrls } from '#lib/seo/urls'

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
  const { locale, title, description, keywords, author, pathIn, locales = allLocales } = meta
  const { type = 'website', hidden = false } = meta
  const url = absoluteUrl(pathIn(locale))
  const image = { url: absoluteUrl(meta.image.path), ...imageSize, alt: meta.image.alt }
  const times = type === 'article' ? { publishedTime: meta.published, modifiedTime: meta.modified } : {}
  const base = { title, description, keywords: [...keywords], authors: [{ name: author }] }
  if (hidden) return { ...base, robots: { index: false, follow: true } }
  return {
    ...base,
    alternates: {
      canonical: url,
      languages: alternateUrls(pathIn, locales),
      types: { 'application/rss+xml': absoluteUrl(pathTo(locale, 'feed')) },
    },
    openGraph: {
      title,
      description,
      url,
      type,
      siteName: author,
      locale: localeDetails[locale].openGraph,
      alternateLocale: locales.filter((each) => each !== locale).map((each) => localeDetails[each].openGraph),
      images: [image],
      ...times,
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt: image.alt }] },
  }
}

/** Plum of the design, for the bars that browsers and telephones draw around the site. */
export const themeColor = '#3a1745'
