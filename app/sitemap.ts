import type { MetadataRoute } from 'next'
import { listPostsOfAllLocales } from '#lib/blog/list-posts'
import { buildSitemap } from '#lib/seo/sitemap'

export const revalidate = 300

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return buildSitemap(await listPostsOfAllLocales())
}
