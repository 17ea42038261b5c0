import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { closedPolicy, contentSecurityPolicy, type Site } from '#lib/http/content-security-policy'
import { onRequest } from '#lib/http/on-request'

const header = 'content-security-policy'

/** A year, in seconds: what the browsers’ preload list asks for. */
const hstsAge = 31_536_000

/**
 * Policy of every answer that brings none of its own (prerendered pages do, see `cache-handler`). A page made for this
 * request gets a nonce, which Next reads from the request's header; anything else the closed policy. Next adds a page's
 * policy to one that is there already instead of replacing it, so this waits until headers are written. A site with an
 * https address also tells browsers to come back by https only.
 */
export function giveAnswersPolicies(site: Site): void {
  onRequest(({ request, response }) => {
    const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
    const policy = contentSecurityPolicy({ scripts: [nonce], site })
    request.headers[header] = policy
    if (site.isSecure) response.setHeader('Strict-Transport-Security', `max-age=${hstsAge}; includeSubDomains; preload`)
    const writeHead = response.writeHead.bind(response) as (...parameters: unknown[]) => ServerResponse
    response.writeHead = (...parameters: unknown[]) => {
      const isPage = String(response.getHeader('content-type')).startsWith('text/html')
      if (!response.hasHeader(header)) response.setHeader(header, isPage ? policy : closedPolicy)
      return writeHead(...parameters)
    }
  })
}
