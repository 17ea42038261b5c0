import type { Handler } from '#lib/server/handler'

/** A year, as the browsers' preload list asks for. */
const policy = 'max-age=31536000; includeSubDomains; preload'

/** Tells browsers to come back by https only, where the site has an https address. */
export function transportSecurity(siteUrl: string): Handler {
  return (_request, response, next) => {
    if (siteUrl.startsWith('https:')) response.setHeader('Strict-Transport-Security', policy)
    next()
  }
}
