import type { RequestListener } from 'node:http'
import * as handlers from '#lib/server/handlers'
import { createPageCache } from '#lib/server/page-cache'
import { preview } from '#lib/server/draft-preview'
import { waitForTurn } from '#lib/server/queue'
import { refuseOversized, trimHeaders } from '#lib/server/request-bounds'

const {
  redirectToCanonicalUrl,
  chain,
  compression,
  identify,
  refuseOtherMethods,
  negotiateEncoding,
} = handlers

/** Handlers that run before the page cache and the queue. */
const beforeCache: readonly handlers.Handler[] = [
  trimHeaders,
  identify,
  refuseOversized,
  redirectToCanonicalUrl,
  refuseOtherMethods,
  negotiateEncoding,
]

/** Handles every request of the site's clients. `render` is Next. */
export function createSiteHandler(render: handlers.Handler): RequestListener {
  // Drafts come in turn as well: anybody can send the cookie that asks for them.
  const drafts = preview(chain(compression, render))
  return chain(...beforeCache, createPageCache(render, waitForTurn), drafts, compression, render)
}

/** Handles requests that the server makes itself to fill its cache. */
export const cacheFiller = (render: handlers.Handler): RequestListener =>
  chain(negotiateEncoding, createPageCache(render, waitForTurn), compression, render)
