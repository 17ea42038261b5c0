import { env } from '#lib/env'

/** True for a post that a browser sent from a page of this site: it says so twice, and what says nothing is refused. */
export function isFromDesk(headers: Headers): boolean {
  return headers.get('origin') === env.SITE_URL && headers.get('sec-fetch-site') === 'same-origin'
}
