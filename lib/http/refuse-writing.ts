import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const reading = ['GET', 'HEAD']

/** Pages and files are only read; Next would answer any method with the page, and with a 500 for a file. */
export function refuseWriting(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (reading.includes(request.method ?? '') || request.url?.startsWith('/api/')) return
    request.url = '/api/not-allowed'
  })
}
