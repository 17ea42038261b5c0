import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { getSiteContent } from '#lib/content/current-content'

/** Number of covers for posts without a figure. A slug always gets the same cover. */
export const drawnCount = 36

/** Names of all covers: slugs of figures, and `post-` with a number. */
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

/** Name of the cover drawn for a post, even when the post has its own image. */
export function drawnCover({ slug, cover }: { slug: string; cover: string }): string {
  return basename(cover.startsWith('/') ? cover : postCover(slug), '.svg')
}
