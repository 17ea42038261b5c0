import { getLocaleInPath } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

/**
 * Handles a 401 from an API route in the browser (spec section 8). Deletes the `token` cookie and
 * opens the root page of the language, `/{lang}`, unless the visitor is already on the root page.
 */
export async function handleUnauthorized(): Promise<void> {
  // A 401 is rare, so `cookies-next` is fetched only now. The 401 response deletes the cookie too,
  // so a failed import does no harm.
  const cookies = await import('cookies-next/client').catch(() => undefined)
  cookies?.deleteCookie('token', { path: '/' })
  const { pathname } = window.location
  const locale = getLocaleInPath(pathname)
  const root = locale ? pathTo(locale) : '/'
  if (pathname !== root) window.location.assign(root)
}
