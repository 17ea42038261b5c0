import { LRUCache } from 'lru-cache'
import { setTimeout } from 'node:timers/promises'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { fetchFromProvider, getProviderPath } from '#lib/blog/fetch-from-provider'
import type { PostSummary } from '#lib/blog/post'
import {
  getRetryAfterMs,
  isNotFound,
  isProviderError,
  isUnauthorized,
  ProviderError,
  toProviderError,
} from '#lib/blog/provider-error'
import {
  isFirstPage,
  type ProviderRequest,
  type ProviderResponse,
} from '#lib/blog/read-provider-response'
import { type Locale, locales } from '#lib/i18n/locales'
import { log } from '#lib/log'
import { runOutsideRequests } from '#lib/request/request'
import { withTimeout } from '#lib/time/with-timeout'

// The cache of the provider's responses (docs/decisions/0004-blog-sources.md). When no usable
// response is cached, both getters wait for the provider: `getFreshResponse` up to 3 s, and
// `getResponseQuickly` up to 0.7 s.

/** A response of the provider in the cache. Times are values of `performance.now()`. */
type CachedResponse = ProviderResponse & {
  requestedAt: number
  /**
   * Time when the provider first sent an empty list in place of this list. This list with posts is
   * kept for a while (`maxDoubtMs`). Missing when the provider has sent no empty list.
   */
  emptySince?: number
}

/** Milliseconds for which a response is fresh. */
const freshMs = 60_000

/** Longest wait of `getResponseQuickly` in milliseconds. */
const maxQuickWaitMs = 700

/**
 * Milliseconds for which the cached list with posts is served after the provider has sent an empty
 * list. The empty list may be the provider's fault.
 */
const maxDoubtMs = 30 * 60_000

/**
 * Largest number of fetches per minute for paths that are in no list of posts. Without this limit,
 * anyone could make the site fetch any number of invented paths.
 */
const maxUnknownPaths = 60

/** Largest number of pages read from one list, because a provider could announce endless pages. */
const maxPages = 200

/** Timeout for all pages of a list together, in milliseconds. */
const maxListMs = 5000

type ProviderCache = {
  responses: LRUCache<string, CachedResponse, { request: ProviderRequest }>
  /**
   * Failed calls by path. Failures are not in `responses`, so that failures of invented paths evict
   * no response.
   */
  errors: LRUCache<string, ProviderError>
  unknownPaths: RateLimiterMemory
  /**
   * Start time of each fetch under way, by path. When several requests wait for one fetch,
   * `maxQuickWaitMs` counts from the start of the fetch for all of them.
   */
  startedAt: Map<string, number>
  /** True when the latest response of the provider was a 401. */
  isUnauthorized: boolean
  /**
   * Time of the last revalidation (`expireProviderCache`). A response that was requested before
   * this time is served only when the provider fails.
   */
  revalidatedAt: number
}

function createProviderCache(): ProviderCache {
  return {
    responses: new LRUCache({
      // Sizes are in characters of JSON.
      maxSize: 32 * 1024 * 1024,
      sizeCalculation: (response) => JSON.stringify(response).length,
      ttl: freshMs,
      allowStale: true,
      allowStaleOnFetchRejection: true,
      fetchMethod: (_path, stale, { context: { request }, options }) =>
        // The fetch may outlast the request that started it, so the fetch runs outside of this
        // request's async context.
        runOutsideRequests(() => fetchAndCheck(request, stale)).catch((error: unknown) => {
          // lru-cache serves a stale response when a fetch fails. After a 404 the provider has
          // removed the post, so the stale post is not served.
          options.allowStaleOnFetchRejection = !isNotFound(error)
          throw error
        }),
    }),
    errors: new LRUCache({ max: 1000 }),
    unknownPaths: new RateLimiterMemory({ points: maxUnknownPaths, duration: 60 }),
    startedAt: new Map(),
    isUnauthorized: false,
    revalidatedAt: -Infinity,
  }
}

// Pages, routes and the middleware are separate bundles of Next, which share one cache on
// `globalThis`.
const shared = globalThis as typeof globalThis & { providerCache?: ProviderCache }
export const getProviderCache = (): ProviderCache =>
  (shared.providerCache ??= createProviderCache())

/**
 * Marks all cached responses of the provider as outdated. The next request for a response waits for
 * the provider.
 */
export function expireProviderCache(): void {
  getProviderCache().revalidatedAt = performance.now()
  getProviderCache().errors.clear()
}

/**
 * Returns the provider's response, or null for a 404. When the cached response is older than a
 * minute, waits up to 0.7 s for a newer response. If none arrives in that time, returns the cached
 * response. Without a usable cached response, waits up to 3 s until the provider answers or fails.
 *
 * @throws ProviderError when nothing is cached and the provider fails
 */
export async function getFreshResponse(request: ProviderRequest): Promise<CachedResponse | null> {
  const cached = getProviderCache().responses.peek(getProviderPath(request))
  if (cached && !isOutdated(cached)) return getResponseQuickly(request)
  return orThrow(request, await fetchCurrent(request))
}

/**
 * Returns the same as `getFreshResponse`, but waits at most 0.7 s.
 *
 * @throws ProviderError when nothing is cached and the provider fails or takes longer than 0.7 s
 */
export async function getResponseQuickly(request: ProviderRequest): Promise<CachedResponse | null> {
  const { responses, startedAt } = getProviderCache()
  const path = getProviderPath(request)
  const cached = responses.peek(path)
  const current = fetchCurrent(request)
  const now = performance.now()
  const waitedMs = now - (startedAt.get(path) ?? now)
  const timer = setTimeout(Math.max(0, maxQuickWaitMs - waitedMs), cached, { ref: false })
  return orThrow(request, await Promise.race([current, timer]))
}

function orThrow(
  request: ProviderRequest,
  response: CachedResponse | undefined,
): CachedResponse | null {
  if (response) return response
  const error = getProviderCache().errors.get(getProviderPath(request))
  if (isNotFound(error)) return null
  throw error ?? new ProviderError(0, 'The provider has not responded yet')
}

const isOutdated = ({ requestedAt }: CachedResponse): boolean =>
  requestedAt < getProviderCache().revalidatedAt

/**
 * Returns a fresh response from the cache or from the provider. Returns undefined when the provider
 * fails and no response is cached.
 */
async function fetchCurrent(request: ProviderRequest): Promise<CachedResponse | undefined> {
  const cached = getProviderCache().responses.peek(getProviderPath(request))
  const forceRefresh = cached === undefined || isOutdated(cached)
  const response = await fetchThroughCache(request, forceRefresh)
  // The latest revalidation may have come after the fetch began. The response is then outdated, so
  // a new fetch is forced.
  if (response && isOutdated(response)) return (await fetchThroughCache(request, true)) ?? response
  return response
}

function fetchThroughCache(
  request: ProviderRequest,
  forceRefresh: boolean,
): Promise<CachedResponse | undefined> {
  const options = { context: { request }, forceRefresh, allowStale: false }
  return getProviderCache()
    .responses.fetch(getProviderPath(request), options)
    .catch(() => undefined)
}

/**
 * Fetches a response for the cache. Records a failure in `errors`.
 *
 * @throws ProviderError when the fetch fails, when a recent failure is recorded, or for an unknown
 * path over the limit
 */
async function fetchAndCheck(
  request: ProviderRequest,
  cached: CachedResponse | undefined,
): Promise<CachedResponse> {
  const cache = getProviderCache()
  const path = getProviderPath(request)
  const error = cache.errors.get(path) ?? findLateListError()
  if (error) throw error
  if (!cached && !(await mayFetchUnknown(request)))
    throw new ProviderError(0, 'Too many unknown paths')
  const requestedAt = performance.now()
  cache.startedAt.set(path, requestedAt)
  try {
    const response: CachedResponse = { ...(await fetchFromProvider(request)), requestedAt }
    cache.isUnauthorized = false
    if (response.page?.data.length !== 0) return response
    const kept = cached ? await keepDoubtedList(request, cached, requestedAt) : null
    if (!kept && !isFirstPage(request)) throw new ProviderError(404, 'The list has no such page')
    return kept ?? response
  } catch (cause) {
    cache.isUnauthorized = isUnauthorized(cause)
    const failure = toProviderError(request, cause)
    cache.errors.set(path, failure, { ttl: getRetryAfterMs(failure) })
    // After a timeout the whole provider may hang, so the first page of the list is fetched as a
    // test. If this fetch also times out, no path is fetched for some seconds (`getRetryAfterMs`).
    if (failure.isLate) void fetchThroughCache({ locale: request.locale, page: 1 }, true)
    throw failure
  } finally {
    cache.startedAt.delete(path)
  }
}

/**
 * Returns the recorded timeout of the first page of a list. While such a timeout is recorded, no
 * path is fetched, because the whole provider hangs.
 */
function findLateListError(): ProviderError | undefined {
  const { errors } = getProviderCache()
  return locales
    .map((locale) => errors.get(getProviderPath({ locale, page: 1 })))
    .find((error) => error?.isLate)
}

/**
 * Decides whether to accept an empty page from the provider. Returns null to accept the empty page.
 * Returns the cached page while the empty page may be a fault (see `maxDoubtMs`).
 */
async function keepDoubtedList(
  request: ProviderRequest,
  cached: CachedResponse,
  requestedAt: number,
): Promise<CachedResponse | null> {
  if (cached.page === undefined || cached.page.data.length === 0) return null
  if (!isFirstPage(request)) {
    // A page after the first page may be empty because posts were removed. So its cached copy is
    // kept only while the cached first page is kept too.
    const first = await fetchThroughCache({ locale: request.locale, page: 1 }, true)
    return first?.emptySince === undefined ? null : { ...cached, requestedAt }
  }
  const emptySince = cached.emptySince ?? requestedAt
  if (requestedAt - emptySince >= maxDoubtMs) return null
  log.error('empty-list', 'The provider has no posts any more', { language: request.locale })
  return { ...cached, requestedAt, emptySince }
}

/**
 * True when a path that is not cached may be fetched. Either the provider's list contains the path,
 * or fewer than `maxUnknownPaths` unknown paths were fetched in this minute.
 */
async function mayFetchUnknown(request: ProviderRequest): Promise<boolean> {
  if (isFirstPage(request) || isNextPageOfList(request)) return true
  const isWithinBudget = getProviderCache()
    .unknownPaths.consume('path')
    .then(() => true)
    .catch(() => false)
  return (await isWithinBudget) || isListed(request)
}

function isNextPageOfList(request: ProviderRequest): boolean {
  if ('slug' in request) return false
  const previousPath = getProviderPath({ ...request, page: request.page - 1 })
  const previous = getProviderCache().responses.peek(previousPath)
  return (previous?.page?.links.next ?? null) !== null
}

async function isListed(request: ProviderRequest): Promise<boolean> {
  if (!('slug' in request)) return false
  const posts = await getListedPosts(request.locale)
  return posts.some(({ slug }) => slug === request.slug)
}

/** Whole lists that are being read, by language. Simultaneous callers share one promise. */
const listReads = new Map<Locale, Promise<readonly PostSummary[]>>()

/**
 * Returns the posts of all pages of a list, up to the first page that fails or times out.
 *
 * @throws ProviderError when the first page fails or times out
 */
export function getListedPosts(locale: Locale): Promise<readonly PostSummary[]> {
  const read =
    listReads.get(locale) ??
    runOutsideRequests(() => readWholeList(locale)).finally(() => listReads.delete(locale))
  listReads.set(locale, read)
  return read
}

async function readWholeList(locale: Locale): Promise<readonly PostSummary[]> {
  const endsAt = performance.now() + maxListMs
  const posts: PostSummary[] = []
  for (let number = 1; number <= maxPages; number++) {
    const response = getFreshResponse({ locale, page: number })
    const page = await withTimeout(response, endsAt - performance.now())
      .then((read) => read?.page)
      .catch((error: unknown) => {
        if (number === 1)
          throw isProviderError(error) ? error : new ProviderError(0, 'The list is late', error)
        log.error('list-not-whole', error, { language: locale, page: number })
        return undefined
      })
    posts.push(...(page?.data ?? []))
    if (!page || page.links.next === null) break
  }
  return posts
}
