import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/** Number of drawn covers for posts without a number. The slug of a post determines the cover. */
const drawnCount = 36

/** Names of all drawn covers, such as `post-7`. */
export const coverNames: readonly string[] = Array.from(
  { length: drawnCount },
  (_cover, number) => `post-${number}`,
)

/** Path of the drawn cover of a post. */
export function postCover(slug: string): string {
  const number = createHash('sha256').update(slug).digest().readUInt32BE() % drawnCount
  return `/covers/post-${number}.svg`
}

/**
 * Returns the name of the cover that the site draws for a post. The site also has a drawn cover for
 * a post with an external image.
 */
export function drawnCover({ slug, cover }: { slug: string; cover: string }): string {
  return basename(cover.startsWith('/') ? cover : postCover(slug), '.svg')
}
