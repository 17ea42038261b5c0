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

/** Slug of the last viewed post, or null; `.` and `..` lead elsewhere in a path and are none. */
export function lastPost(): string | null {
  try {
    const slug = localStorage.getItem(lastPostKey)
    return slug === '.' || slug === '..' ? null : slug
  } catch {
    return null
  }
}
