import type { MetadataRoute } from 'next'
import { listPostsOfAllLocales } from '#lib/blog/blog'
import { buildSitemap } from '#lib/seo/sitemap'

export const revalidate = 300

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return buildSitemap(await listPostsOfAllLocales())
}
