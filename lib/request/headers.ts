/** Headers that the server puts on every request before Next sees it, whatever the client sent (`lib/server`). */
export const clientIpHeader = 'x-client-ip'
export const requestIdHeader = 'x-request-id'

/** On what the page cache asks for: a 404 comes without its page, of which the cache has one for each language. */
export const pageCacheHeader = 'x-page-cache'

/** The client's IP address of a request in a route handler; `unknown` with Next's development server. */
export const clientIp = (headers: Headers): string => headers.get(clientIpHeader) ?? 'unknown'

export const requestId = (headers: Headers): string | undefined => headers.get(requestIdHeader) ?? undefined

/** On what an editor sees of the site with their drafts (`lib/server/preview.ts`). */
export const previewHeader = 'x-preview'
