import { redirects } from '#content/redirects'

/** What became of an article's slug that leads nowhere any more, in any case: its new one, `gone`, or null when nobody knows. */
export function movedSlug(slug: string, moves: Readonly<Record<string, string>> = redirects): string | null {
  const wanted = slug.toLowerCase()
  return Object.entries(moves).find(([old]) => old.toLowerCase() === wanted)?.[1] ?? null
}
