/**
 * Request header with the path and query of the requested desk page. The middleware sets the
 * header, and overwrites a value that the client sends.
 */
export const pathHeader = 'x-desk-path'

/**
 * Request header of background fetches by a script of a desk page. The header says that the member
 * of staff has used the page since the script's last fetch. The name does not begin with `x-`,
 * because the server removes `x-` headers of clients.
 */
export const usedHeader = 'desk-used'

export const deskPath = '/staff'

/**
 * True for the path of a desk page. Paths below `/api/staff`, to which forms of the desk are
 * posted, are no desk pages.
 */
export const isDeskPath = (path: string): boolean =>
  path === deskPath || path.startsWith(`${deskPath}/`)

/**
 * Returns the path, query and fragment of a desk page. For an address that is no desk page, returns the path
 * of the desk's start page. A redirect therefore never leads to another site.
 */
export function toDeskPath(path: unknown): string {
  const url =
    typeof path === 'string' && path.startsWith('/') ? URL.parse(path, 'http://desk.invalid') : null
  return url?.host === 'desk.invalid' && isDeskPath(url.pathname)
    ? url.pathname + url.search + url.hash
    : deskPath
}

/**
 * Returns the path of the desk page that opens after a POST request or a sign-in. If `path` is the
 * sign-in page or the join page, returns the path of the desk's start page.
 */
export function toReturnPath(path: unknown): string {
  const page = toDeskPath(path)
  return /^\/staff\/(sign-in|join)/.test(page) ? deskPath : page
}

/** Returns the path of the sign-in page. After the sign-in, the page `to` opens. */
export function createSignInPath(to: unknown): string {
  const path = toReturnPath(to)
  return path === deskPath
    ? '/staff/sign-in'
    : `/staff/sign-in?${new URLSearchParams({ to: path }).toString()}`
}
