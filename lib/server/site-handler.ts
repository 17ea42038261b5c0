import type { RequestListener } from 'node:http'
import { redirectToCanonicalUrl } from '#lib/server/canonical-url'
import { compressResponse, negotiateEncoding } from '#lib/server/compression'
import { createDraftPreview } from '#lib/server/draft-preview'
import { chainHandlers, type Handler } from '#lib/server/handler'
import { identifyClient } from '#lib/server/identify-client'
import { refuseOtherMethods } from '#lib/server/method-guard'
import { createPageCache } from '#lib/server/page-cache'
import { observeRequest } from '#lib/server/observe-request'
import { serveMetrics } from '#lib/server/serve-metrics'
import { refuseOversized, trimHeaders } from '#lib/server/request-bounds'
import { waitForTurn } from '#lib/server/request-queue'

/** Handlers that run before the page cache and the queue, in this order. */
const beforeCache: readonly Handler[] = [
  trimHeaders,
  identifyClient,
  observeRequest,
  serveMetrics,
  refuseOversized,
  redirectToCanonicalUrl,
  refuseOtherMethods,
  negotiateEncoding,
]

export type SiteHandler = {
  /** Handles the requests of clients. */
  handleClient: RequestListener
  /** Handles requests with which the server itself fills the page cache. */
  fillCache: RequestListener
  /** Empties the page cache and returns the renders under way. */
  emptyCache(): Promise<unknown>[]
}

/**
 * Creates the handlers in front of Next, with one page cache. `render` passes a request to Next.
 */
export function createSiteHandler(render: Handler): SiteHandler {
  const pageCache = createPageCache(render, waitForTurn)
  // Draft previews wait in the queue too, because any client can send the cookie of draft mode.
  const drafts = createDraftPreview(chainHandlers(compressResponse, render))
  return {
    handleClient: chainHandlers(...beforeCache, pageCache.serve, drafts, compressResponse, render),
    fillCache: chainHandlers(negotiateEncoding, pageCache.serve, compressResponse, render),
    emptyCache: () => pageCache.empty(),
  }
}
