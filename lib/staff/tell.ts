import { returnPath } from '#lib/staff/paths'

/** What a page says after a post; `about` is a lead's number, nothing of it is personal. */
export type Said = { said: string; about?: number; did?: string; version?: number; leads?: number; remains?: number }

/** Address of a page of the desk that says something. */
export function tell(path: string, said: Said): string {
  const url = new URL(returnPath(path), 'http://desk.invalid')
  for (const [name, value] of Object.entries(said)) url.searchParams.set(name, String(value))
  return url.pathname + url.search
}
