import type { Metadata } from 'next'
import { codes, languages, otherLanguage, type Language } from '#lib/i18n/languages'
import { pathTo } from '#lib/i18n/routes'
import { imageSize } from '#lib/seo/share-image/paths'
import { absoluteUrl, alternateUrls } from '#lib/seo/urls'

/** Everything a page says about itself in its head. */
export type PageFacts = {
  language: Language
  title: string
  description: string
  keywords: readonly string[]
  author: string
  /** Picture of link previews: its path and what it shows, in words. */
  image: { path: string; alt: string }
  /** The page's path in a language. */
  pathIn: (language: Language) => string
  /** Languages the page exists in; both unless said. */
  existsIn?: readonly Language[]
  type?: 'website' | 'article'
  published?: string | undefined
  modified?: string | undefined
  /** Not for search engines: no canonical, no alternates. */
  hidden?: boolean
}

/** The head of a page (spec section 2, "Page meta data"), as a fresh object; pure. */
export function buildMetadata(facts: PageFacts): Metadata {
  const { language, title, description, keywords, author, pathIn, existsIn = languages } = facts
  const { type = 'website', hidden = false } = facts
  const other = otherLanguage(language)
  const url = absoluteUrl(pathIn(language))
  const picture = { url: absoluteUrl(facts.image.path), ...imageSize, alt: facts.image.alt }
  const times = type === 'article' ? { publishedTime: facts.published, modifiedTime: facts.modified } : {}
  const base = { title, description, keywords: [...keywords], authors: [{ name: author }] }
  if (hidden) return { ...base, robots: { index: false, follow: true } }
  return {
    ...base,
    alternates: {
      canonical: url,
      languages: alternateUrls(pathIn, existsIn),
      types: { 'application/rss+xml': absoluteUrl(pathTo(language, 'feed')) },
    },
    openGraph: {
      title,
      description,
      url,
      type,
      siteName: author,
      locale: codes[language].openGraph,
      alternateLocale: existsIn.includes(other) ? [codes[other].openGraph] : [],
      images: [picture],
      ...times,
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: picture.url, alt: picture.alt }] },
  }
}
