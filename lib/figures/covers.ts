import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { getSiteContent } from '#lib/content/current-content'

/** Covers of posts without a figure: so many are drawn, and a slug always gets the same. */
export const drawnCount = 36

/** Names of all covers: a figure's slug, or `post-` and a number. */
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

/** Name of the cover that is drawn of a post, also of one that has an image of its own. */
export function drawnCover({ slug, cover }: { slug: string; cover: string }): string {
  return basename(cover.startsWith('/') ? cover : postCover(slug), '.svg')
}
