import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { getSiteContent } from '#lib/content/current-content'

/**
 * Number of prepared covers for posts without a figure. The slug of a post determines the cover.
 */
export const drawnCount = 36

/**
 * Names of all covers. A figure's cover has the slug of its article; a prepared cover has a name
 * such as `post-7`.
 */
export const coverNames = (): readonly string[] => [
  ...getSiteContent().figures.keys(),
  ...Array.from({ length: drawnCount }, (_cover, number) => `post-${number}`),
]

const pathOf = (name: string) => `/covers/${name}.svg`

export function articleCover(slug: string): string {
  return getSiteContent().figures.has(slug) ? pathOf(slug) : postCover(slug)
}

export function postCover(slug: string): string {
  return pathOf(`post-${createHash('sha256').update(slug).digest().readUInt32BE() % drawnCount}`)
}

/**
 * Returns the name of the cover that the site draws for a post. The site also has a drawn cover for
 * a post with an external image.
 */
export function drawnCover({ slug, cover }: { slug: string; cover: string }): string {
  return basename(cover.startsWith('/') ? cover : postCover(slug), '.svg')
}
