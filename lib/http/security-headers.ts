/** A year, in seconds: what the browsers’ preload list asks for. */
const hstsAge = 31_536_000

/** Headers of every answer of the site, besides the Content-Security-Policy, which differs from page to page. */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isSecure && { 'Strict-Transport-Security': `max-age=${hstsAge}; includeSubDomains; preload` }),
  }
}
