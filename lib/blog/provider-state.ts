import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { ListRequest, Post, PostPage, PostRequest } from '#lib/blog/types'
import { codes } from '#lib/i18n/languages'

export type ProviderRequest = ListRequest | PostRequest

/** `isForgotten`: editors have changed something, so it is only served when the provider fails. */
export type Answer = { page?: PostPage; post?: Post; isForgotten?: boolean }

/** Milliseconds for which an answer is fresh, also that there is no such post. */
export const freshFor = 60_000

/** Paths a minute, following from no list, that are asked for: strangers may make up as many as they like. */
const unknownPerMinute = 60

/** The provider's path of a request (spec section 7). */
export function pathOf(request: ProviderRequest): string {
  const rest = 'slug' in request ? `post/${encodeURIComponent(request.slug)}` : `blog?page=${request.page}`
  return `api/${codes[request.language].provider}/${rest}`
}

const newState = () => ({
  /** Paths with nothing at them; apart from the answers, so that made-up ones cannot drive these out. */
  misses: new LRUCache<string, true>({ max: 1000, ttl: freshFor }),
  /** Why a path is not asked for again yet. */
  failures: new LRUCache<string, Error>({ max: 1000 }),
  unknown: new RateLimiterMemory({ points: unknownPerMinute, duration: 60 }),
  /** `performance.now()` until which a provider that hangs is asked for nothing. */
  pausedUntil: 0,
  /** `performance.now()` of the last change by editors: an answer asked for earlier may be of before it. */
  changedAt: 0,
})

// One for all of Next's bundles: pages, routes and middleware.
const shared = globalThis as typeof globalThis & { providerState?: ReturnType<typeof newState> }

/** What is known of the provider beside its answers. */
export const providerState = () => (shared.providerState ??= newState())
