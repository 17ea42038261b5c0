import type { Metadata } from 'next'
import { codes, otherLanguage, type Language } from '#lib/i18n/languages'
import { pathTo } from '#lib/i18n/routes'
import { absoluteUrl, alternateUrls } from '#lib/seo/urls'

/** Everything a page says about itself in its head. */
export type PageFacts = {
  language: Language
  title: string
  description: string
  keywords: readonly string[]
  author: string
  imageAlt: string
  /** The page's path in a language. */
  pathIn: (language: Language) => string
  type?: 'website' | 'article'
  published?: string | undefined
  modified?: string | undefined
  /** Not for search engines: no canonical, no alternates. */
  hidden?: boolean
}

/** Picture of link previews, 1200 × 630. */
const image = { path: '/icons/share.png', width: 1200, height: 630 }

/** The head of a page (spec section 2, "Page meta data"), as a fresh object; pure. */
export function buildMetadata(facts: PageFacts): Metadata {
  const { language, title, description, keywords, author, pathIn, type = 'website', hidden = false } = facts
  const url = absoluteUrl(pathIn(language))
  const picture = { url: absoluteUrl(image.path), width: image.width, height: image.height, alt: facts.imageAlt }
  const times = type === 'article' ? { publishedTime: facts.published, modifiedTime: facts.modified } : {}
  const base = { title, description, keywords: [...keywords], authors: [{ name: author }] }
  if (hidden) return { ...base, robots: { index: false, follow: true } }
  return {
    ...base,
    alternates: {
      canonical: url,
      languages: alternateUrls(pathIn),
      types: { 'application/rss+xml': absoluteUrl(pathTo(language, 'feed')) },
    },
    openGraph: {
      title,
      description,
      url,
      type,
      siteName: author,
      locale: codes[language].openGraph,
      alternateLocale: [codes[otherLanguage(language)].openGraph],
      images: [picture],
      ...times,
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: picture.url, alt: picture.alt }] },
  }
}
