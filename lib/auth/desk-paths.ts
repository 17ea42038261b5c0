/** Request header with the path and query of a page of the desk. The middleware sets it and overwrites the client's. */
export const pathHeader = 'x-desk-path'

/**
 * Request header of a background fetch from a page that was used since the last fetch.
 * Its name does not begin with `x-`, because the server removes such headers of clients.
 */
export const usedHeader = 'desk-used'

export const deskPath = '/staff'

/** True for pages of the desk; posts of the desk go to `/api/staff`. */
export const isDeskPath = (path: string): boolean =>
  path === deskPath || path.startsWith(`${deskPath}/`)

/** Returns the path and query when they belong to a page of the desk, otherwise the start page (no open redirect). */
export function toDeskPath(path: unknown): string {
  const url =
    typeof path === 'string' && path.startsWith('/') ? URL.parse(path, 'http://desk.invalid') : null
  return url?.host === 'desk.invalid' && isDeskPath(url.pathname)
    ? url.pathname + url.search
    : deskPath
}

/** The page to return to after a post or a sign-in; the sign-in and join pages lead to the start page. */
export function toReturnPath(path: unknown): string {
  const page = toDeskPath(path)
  return /^\/staff\/(sign-in|join)/.test(page) ? deskPath : page
}

/** The sign-in page, which leads back to `to`. */
export function createSignInPath(to: unknown): string {
  const path = toReturnPath(to)
  return path === deskPath
    ? '/staff/sign-in'
    : `/staff/sign-in?${new URLSearchParams({ to: path }).toString()}`
}
