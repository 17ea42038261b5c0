import type { MetadataRoute } from 'next'
import { getSiteContent } from '#lib/content/current-content'
import type { ListedPost } from '#lib/blog/list-posts'
import { findLastModified } from '#lib/blog/post'
import { locales, type Locale } from '#lib/i18n/locales'
import { indexedPages, pathTo } from '#lib/i18n/routes'
import { absoluteUrl, alternateUrls } from '#lib/seo/urls'

function entries(
  locales: readonly Locale[],
  pathIn: (locale: Locale) => string,
  lastModified: string | undefined,
): MetadataRoute.Sitemap {
  const alternates = { languages: alternateUrls(pathIn, locales) }
  return locales.map((locale) => ({
    url: absoluteUrl(pathIn(locale)),
    ...(lastModified !== undefined && { lastModified }),
    alternates,
  }))
}

/**
 * Builds the sitemap of pages, doctors, topics and posts. `lastmod` is the day on which the content
 * changed, not the day of the build.
 */
export function buildSitemap(posts: readonly ListedPost[]): MetadataRoute.Sitemap {
  const published = posts.flatMap((post) => post.published ?? [])
  const pages = indexedPages.flatMap((page) => {
    const days = [
      getSiteContent().pages[page].changed,
      ...(page === 'home' || page === 'blog' ? published : []),
    ]
    return entries(locales, (locale) => pathTo(locale, page), days.sort().at(-1))
  })
  const articles = posts.flatMap(({ slug, locales, ...post }) =>
    entries(locales, (locale) => pathTo(locale, 'article', { slug }), findLastModified(post)),
  )
  const lists = getSiteContent().topics.flatMap((topic) => {
    const own = posts.filter(({ slug }) => topic.slugs.includes(slug))
    const spoken = locales.filter((locale) => own.some((post) => post.locales.includes(locale)))
    const days = own.flatMap(({ published }) => published ?? [])
    return entries(
      spoken,
      (locale) => pathTo(locale, 'blogTopic', { slug: topic.id }),
      days.sort().at(-1),
    )
  })
  const doctors = getSiteContent().doctors.flatMap(({ id, changed }) =>
    entries(locales, (locale) => pathTo(locale, 'doctor', { slug: id }), changed),
  )
  return [...pages, ...doctors, ...lists, ...articles]
}
