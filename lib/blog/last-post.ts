/** Browser storage key of the last viewed post's slug (spec section 3). */
const lastPostKey = 'lastPost'

/** Remembers the post being read; without storage nothing is remembered. */
export function rememberPost(slug: string): void {
  try {
    localStorage.setItem(lastPostKey, slug)
  } catch {
    // Storage is switched off.
  }
}

/** Slug of the last viewed post, or null. */
export function lastPost(): string | null {
  try {
    return localStorage.getItem(lastPostKey)
  } catch {
    return null
  }
}
