/** Request header with the path and query of a desk's page, set by the middleware, whatever the client sent. */
export const pathHeader = 'x-desk-path'

/** Request header of what a page fetches by itself after a key or button was pressed on it; the server removes others that begin with x-. */
export const usedHeader = 'desk-used'

export const deskPath = '/staff'

/** True for the desk's pages; its posts go to `/api/staff`. */
export const isDeskPath = (path: string): boolean =>
  path === deskPath || path.startsWith(`${deskPath}/`)

/** The given page of the desk with its query, otherwise the start page: nobody is led anywhere else. */
export function deskPage(given: unknown): string {
  const url =
    typeof given === 'string' && given.startsWith('/')
      ? URL.parse(given, 'http://desk.invalid')
      : null
  return url?.host === 'desk.invalid' && isDeskPath(url.pathname)
    ? url.pathname + url.search
    : deskPath
}

export function returnPath(given: unknown): string {
  const path = deskPage(given)
  return /^\/staff\/(sign-in|join)/.test(path) ? deskPath : path
}

export function signInPath(to: unknown): string {
  const path = returnPath(to)
  return path === deskPath
    ? '/staff/sign-in'
    : `/staff/sign-in?${new URLSearchParams({ to: path }).toString()}`
}
