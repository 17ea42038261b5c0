import { onRequest } from '#lib/http/on-request'

const reading = ['GET', 'HEAD']

/**
 * Pages and files are only read; Next would answer any method with the page, and with a 500 for a file. TRACE it cannot
 * answer anywhere: the web's `Request`, which it makes of every request, does not take it.
 */
export function refuseWriting(): void {
  onRequest(({ request }) => {
    const isTrace = request.method === 'TRACE'
    if (reading.includes(request.method ?? '') || (request.url?.startsWith('/api/') && !isTrace)) return
    request.url = '/api/not-allowed'
    if (isTrace) request.method = 'POST'
  })
}
