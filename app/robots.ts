import type { MetadataRoute } from 'next'
import { absoluteUrl } from '#lib/seo/urls'

/** All pages may be read. Those that should not be found say so themselves, which a crawler must be let in to see. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
