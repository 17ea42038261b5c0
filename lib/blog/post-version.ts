import { createHash } from 'node:crypto'
import type { ShownPost } from '#lib/blog/types'

/** Short hash of all that is drawn of a post, by which the browser knows whether the site has another one by now. */
export function postVersion({ title, excerpt, cover, published, updated, reviewed, body }: ShownPost): string {
  const drawn = JSON.stringify([title, excerpt, cover, published, updated, reviewed, body])
  return createHash('sha256').update(drawn).digest('base64url').slice(0, 12)
}
