import { env } from '#lib/env'

/**
 * Attributes of the language cookie: 30 days, and `Secure` on https sites (RFC 6265, section
 * 4.1.2.5).
 */
export const localeCookie = {
  path: '/',
  maxAge: 30 * 24 * 60 * 60,
  sameSite: 'lax',
  secure: env.SITE_URL.startsWith('https:'),
} as const
