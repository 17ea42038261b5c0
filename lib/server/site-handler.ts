import type { RequestListener } from 'node:http'
import * as handlers from '#lib/server/handlers'
import { pageCache } from '#lib/server/page-cache'
import { preview } from '#lib/server/preview'
import { inTurn } from '#lib/server/queue'
import { refuseOversized, trimHeaders } from '#lib/server/request-bounds'

const { canonicalUrl, chain, compression, identify, methodGuard, negotiateEncoding } = handlers

/** Handlers that run before the page cache and the queue. */
const beforeCache: readonly handlers.Handler[] = [
  trimHeaders,
  identify,
  refuseOversized,
  canonicalUrl,
  methodGuard,
  negotiateEncoding,
]

/** Handles every request of the site's clients. `render` is Next. */
export function siteHandler(render: handlers.Handler): RequestListener {
  // Drafts come in turn as well: anybody can send the cookie that asks for them.
  const drafts = preview(chain(compression, render))
  return chain(...beforeCache, pageCache(render, inTurn), drafts, compression, render)
}

/** Handles requests that the server makes itself to fill its cache. */
export const cacheFiller = (render: handlers.Handler): RequestListener =>
  chain(negotiateEncoding, pageCache(render, inTurn), compression, render)
