import { closedPolicy } from '#lib/http/content-security-policy'

/** Headers of the responses that the middleware makes by themselves, by status. */
export const routingHeaders = {
  307: { 'Content-Security-Policy': closedPolicy, 'Cache-Control': 'private, no-store', Vary: 'Cookie' },
  308: { 'Content-Security-Policy': closedPolicy },
  404: { 'Cache-Control': 'public, max-age=60' },
  410: { 'Cache-Control': 'public, max-age=60' },
  503: { 'Cache-Control': 'no-store', 'Retry-After': '30' },
}
