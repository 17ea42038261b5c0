import { env } from '#lib/env'

/**
 * Attributes of the cookie of the chosen language: 30 days, and `Secure` where the site has https
 * (RFC 6265, section 4.1.2.5).
 */
export const localeCookie = {
  path: '/',
  maxAge: 30 * 24 * 60 * 60,
  sameSite: 'lax',
  secure: env.SITE_URL.startsWith('https:'),
} as const
