import { publicUrl } from '#lib/env'

/** Address of a lead at the desk; null while it has no number, or SITE_URL is not set. */
export function deskUrl(number: number | null | undefined, siteUrl: string | null = publicUrl): string | null {
  return siteUrl === null || !number ? null : `${siteUrl}/staff/leads/${number}`
}
