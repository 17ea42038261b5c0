import type { ServerResponse } from 'node:http'

/** Whether a page came from the page cache (`hit`) or was rendered for the request (`miss`). */
export type CacheResult = 'hit' | 'miss'

const results = new WeakMap<ServerResponse, CacheResult>()

/** Records the result of the page cache for the metrics and the access log. */
export function recordCacheResult(response: ServerResponse, result: CacheResult): void {
  results.set(response, result)
}

/** Returns undefined for responses that the page cache does not keep. */
export function getCacheResult(response: ServerResponse): CacheResult | undefined {
  return results.get(response)
}
