import { readStored, store } from '#lib/storage'

const lastPostKey = 'lastPost'

export function saveLastPost(slug: string): void {
  store('localStorage', lastPostKey, slug)
}

/** Longest slug in bytes of its address. The server refuses addresses over 2,048 bytes (request-bounds.ts). */
const maxSlugBytes = 1000

/** Slug of the last viewed post, or null. A browser would resolve `.` and `..` to another path. */
export function readLastPost(): string | null {
  const slug = readStored('localStorage', lastPostKey)
  if (slug === null || slug === '.' || slug === '..') return null
  return encodeURIComponent(slug.toWellFormed()).length > maxSlugBytes ? null : slug
}
