import type { MetadataRoute } from 'next'
import { absoluteUrl } from '#lib/seo/urls'

/** All pages may be crawled, because a crawler must read a page to see its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
