/** Browser storage key of the last viewed post's slug (spec section 3). */
const lastPostKey = 'lastPost'

/** Saves the post being read, where storage can be used. */
export function saveLastPost(slug: string): void {
  try {
    localStorage.setItem(lastPostKey, slug)
  } catch {
    // Storage is switched off.
  }
}

/** Slug of the last viewed post, or null; `.` and `..` lead elsewhere in a path and are none. */
export function readLastPost(): string | null {
  try {
    const slug = localStorage.getItem(lastPostKey)
    return slug === '.' || slug === '..' ? null : slug
  } catch {
    return null
  }
}
