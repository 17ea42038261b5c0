import { getLocaleInPath } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

/**
 * The browser's reaction to a 401 of one of the site's calls (spec section 8): deletes the `token`
 * cookie and redirects to the root, `/{lang}` of the page, unless the visitor is there.
 */
export async function handleUnauthorized(): Promise<void> {
  // A 401 is rare, so its library is fetched only now. The response itself deletes the cookie, too.
  const cookies = await import('cookies-next/client').catch(() => undefined)
  cookies?.deleteCookie('token', { path: '/' })
  const { pathname } = window.location
  const locale = getLocaleInPath(pathname)
  const root = locale ? pathTo(locale) : '/'
  if (pathname !== root) window.location.assign(root)
}
