/**
 * Request header with the path and query of a desk page.
 * The middleware sets the header and overwrites a value from the client.
 */
export const pathHeader = 'x-desk-path'

/**
 * Request header of a background fetch. The header says that the person has used the page since the
 * last fetch.
 * The name does not begin with `x-`, because the server removes `x-` headers of clients.
 */
export const usedHeader = 'desk-used'

export const deskPath = '/staff'

/** True for the path of a desk page. Forms of the desk are posted to `/api/staff` instead. */
export const isDeskPath = (path: string): boolean =>
  path === deskPath || path.startsWith(`${deskPath}/`)

/**
 * Returns the path and query of a desk page.
 * Any other value becomes the start page, so that there is no open redirect.
 */
export function toDeskPath(path: unknown): string {
  const url =
    typeof path === 'string' && path.startsWith('/') ? URL.parse(path, 'http://desk.invalid') : null
  return url?.host === 'desk.invalid' && isDeskPath(url.pathname)
    ? url.pathname + url.search
    : deskPath
}

/**
 * The page to return to after a post or a sign-in.
 * The start page replaces the sign-in and join pages.
 */
export function toReturnPath(path: unknown): string {
  const page = toDeskPath(path)
  return /^\/staff\/(sign-in|join)/.test(page) ? deskPath : page
}

/** The path of the sign-in page, which opens the page `to` after the sign-in. */
export function createSignInPath(to: unknown): string {
  const path = toReturnPath(to)
  return path === deskPath
    ? '/staff/sign-in'
    : `/staff/sign-in?${new URLSearchParams({ to: path }).toString()}`
}
