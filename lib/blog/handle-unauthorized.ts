import { getLocaleInPath } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

/**
 * Handles a 401 from an API route in the browser (spec section 8). Deletes the `token` cookie and
 * opens `/{lang}`, the root page of the language. A visitor who is already on the root page stays
 * there.
 */
export async function handleUnauthorized(): Promise<void> {
  // `cookies-next` is loaded only after a 401, because a 401 is rare. A failed import does no harm,
  // because the 401 response deletes the cookie too.
  const cookies = await import('cookies-next/client').catch(() => undefined)
  cookies?.deleteCookie('token', { path: '/' })
  const { pathname } = window.location
  const locale = getLocaleInPath(pathname)
  const root = locale ? pathTo(locale) : '/'
  if (pathname !== root) window.location.assign(root)
}
