import { embeddedSlugs } from '#lib/blog/embedded-slugs'
import type { FindSlug } from '#lib/i18n/route-request'

/** Finds a post's slug whatever the case it was asked in; null when there is no such post. */
export const findSlug: FindSlug = async ({ slug }) => {
  const wanted = slug.toLowerCase()
  return (await embeddedSlugs()).find((known) => known.toLowerCase() === wanted) ?? null
}
