/** Request header with the path and query of a desk's page, set by the middleware, whatever the client sent. */
export const pathHeader = 'x-desk-path'

/** The start page of the desk. */
export const deskPath = '/staff'

/** True for the desk's pages; its posts go to `/api/staff`. */
export const isDeskPath = (path: string): boolean => path === deskPath || path.startsWith(`${deskPath}/`)

/** A page of the desk that may be led back to: the given one, otherwise the start page. */
export function returnPath(given: unknown): string {
  const url = typeof given === 'string' && given.startsWith('/') ? URL.parse(given, 'http://desk.invalid') : null
  const isPage =
    url?.host === 'desk.invalid' && isDeskPath(url.pathname) && !/^\/staff\/(sign-in|join)/.test(url.pathname)
  return isPage ? url.pathname + url.search : deskPath
}

/** The sign-in page, which leads to another one afterwards. */
export function signInPath(to: unknown): string {
  const path = returnPath(to)
  return path === deskPath ? '/staff/sign-in' : `/staff/sign-in?${new URLSearchParams({ to: path }).toString()}`
}
