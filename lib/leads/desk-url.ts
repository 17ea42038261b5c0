import { publicUrl } from '#lib/env'
import { leadPath } from '#lib/staff/paths'

/** Address of a lead at the desk; null while it has no number, or SITE_URL is not set. */
export function deskUrl(number: number | null | undefined, siteUrl: string | null = publicUrl): string | null {
  return siteUrl === null || !number ? null : siteUrl + leadPath(number)
}
