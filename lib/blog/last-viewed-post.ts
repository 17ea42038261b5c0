import { readStored, store } from '#lib/storage'

const lastPostKey = 'lastPost'

export function saveLastPost(slug: string): void {
  store('localStorage', lastPostKey, slug)
}

/**
 * Longest percent-encoded slug, in bytes. A path with a longer slug could exceed `maxTargetBytes`,
 * the limit of the server.
 */
const maxSlugBytes = 1000

/**
 * Returns the slug of the last viewed post. Returns null when no slug is saved or the saved slug is
 * unusable. The slugs `.` and `..` are unusable, because a browser would resolve them to another
 * path.
 */
export function readLastPost(): string | null {
  const slug = readStored('localStorage', lastPostKey)
  if (slug === null || slug === '.' || slug === '..') return null
  return encodeURIComponent(slug.toWellFormed()).length > maxSlugBytes ? null : slug
}
