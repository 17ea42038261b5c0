import { LRUCache } from 'lru-cache'
import { setTimeout } from 'node:timers/promises'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import {
  fetchFromProvider,
  getProviderPath,
  isNotFound,
  isProviderError,
  isUnauthorized,
  ProviderError,
} from '#lib/blog/fetch-from-provider'
import type { PostSummary } from '#lib/blog/post'
import type { ProviderRequest, ProviderResponse } from '#lib/blog/read-provider-response'
import { type Locale, locales } from '#lib/i18n/locales'
import { log } from '#lib/log'
import { runOutsideRequests } from '#lib/request/request'
import { withTimeout } from '#lib/time/with-timeout'

// The cache of the provider's responses (docs/decisions/0004-blog-sources.md). Callers choose how
// long they wait: `getFreshResponse` or `getResponseQuickly`.

/**
 * A response in the cache. `emptySince` is the time of the first empty list, while an earlier list
 * with posts is kept. Times are those of `performance.now()`.
 */
type CachedResponse = ProviderResponse & { requestedAt: number; emptySince?: number }

/** Milliseconds for which a response is fresh. */
const freshMs = 60_000

/** Milliseconds until a failed path is fetched again, by the kind of failure. */
const retryAfterMs = { notFound: 60_000, late: 10_000, other: 1000 }

/** Longest wait of `getResponseQuickly` in milliseconds. */
const maxQuickWaitMs = 700

/** An empty list after a list with posts is not believed for 30 minutes. */
const maxDoubtMs = 30 * 60_000

/** Fetches a minute of paths that no list names. Strangers can invent any number of paths. */
const maxUnknownPaths = 60

/** Most pages of one list. A provider could announce pages without end. */
const maxPages = 200

/** Longest wait for all pages of a list together, in milliseconds. */
const maxListMs = 5000

type ProviderCache = {
  responses: LRUCache<string, CachedResponse, { request: ProviderRequest }>
  /** Failures by path. They stand apart, so that invented paths evict no response. */
  errors: LRUCache<string, ProviderError>
  unknownPaths: RateLimiterMemory
  /** Start of each fetch under way. Requests that join a fetch share its quick wait. */
  startedAt: Map<string, number>
  /** True when the latest response of the provider was a 401. */
  isUnauthorized: boolean
  /** Time of the last revalidation. Older responses are served only when the provider fails. */
  revalidatedAt: number
}

function createProviderCache(): ProviderCache {
  return {
    responses: new LRUCache({
      // Characters of JSON.
      maxSize: 32 * 1024 * 1024,
      sizeCalculation: (response) => JSON.stringify(response).length,
      ttl: freshMs,
      allowStale: true,
      allowStaleOnFetchRejection: true,
      fetchMethod: (_path, stale, { context: { request }, options }) =>
        // A fetch may outlive the request that started it.
        runOutsideRequests(() => fetchAndCheck(request, stale)).catch((error: unknown) => {
          // A post that the provider has removed is not served any longer.
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

// Pages, routes and middleware are separate bundles of Next. They share one cache.
const shared = globalThis as typeof globalThis & { providerCache?: ProviderCache }
export const getProviderCache = (): ProviderCache =>
  (shared.providerCache ??= createProviderCache())

/** Outdates all responses. The next request for each of them waits for the provider. */
export function expireProviderCache(): void {
  getProviderCache().revalidatedAt = performance.now()
  getProviderCache().errors.clear()
}

/**
 * Returns the provider's response, null for a 404. A response older than a minute is fetched again:
 * the caller waits 0.7 s for the newer one and then gets the older one. Without a usable response in
 * the cache the caller waits until the provider answers or fails, 3 s at most.
 *
 * @throws ProviderError when nothing is cached and the provider fails
 */
export async function getFreshResponse(request: ProviderRequest): Promise<CachedResponse | null> {
  const cached = getProviderCache().responses.peek(getProviderPath(request))
  if (cached && !isOutdated(cached)) return getResponseQuickly(request)
  return orThrow(request, await fetchCurrent(request))
}

/**
 * As `getFreshResponse`, but the caller never waits longer than 0.7 s.
 *
 * @throws ProviderError when nothing is cached and the provider fails or is slower
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

/** Returns a fresh response from the cache or the provider. When the provider fails: the last response, if any. */
async function fetchCurrent(request: ProviderRequest): Promise<CachedResponse | undefined> {
  const cached = getProviderCache().responses.peek(getProviderPath(request))
  const forceRefresh = cached === undefined || isOutdated(cached)
  const response = await fetchThroughCache(request, forceRefresh)
  // A fetch that began before a revalidation may bring an outdated response.
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

/** Fetches a response for the cache and records a failure. @throws ProviderError */
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
    // The next fetch of the list shows whether the whole provider hangs.
    if (failure.isLate) void fetchThroughCache({ locale: request.locale, page: 1 }, true)
    throw failure
  } finally {
    cache.startedAt.delete(path)
  }
}

/** The failure of a list that timed out: the provider hangs, so no path is fetched for ten seconds. */
function findLateListError(): ProviderError | undefined {
  const { errors } = getProviderCache()
  return locales
    .map((locale) => errors.get(getProviderPath({ locale, page: 1 })))
    .find((error) => error?.isLate)
}

/** A 404 for the first page of a list is a failure of the provider, not an empty list. */
function toProviderError(request: ProviderRequest, cause: unknown): ProviderError {
  const isUsable = isProviderError(cause) && !(isNotFound(cause) && isFirstPage(request))
  return isUsable ? cause : new ProviderError(0, 'The response is malformed', cause)
}

function getRetryAfterMs(error: ProviderError): number {
  if (isNotFound(error)) return retryAfterMs.notFound
  return error.isLate ? retryAfterMs.late : retryAfterMs.other
}

/** Returns the cached page when the provider's empty list is doubted, null when the list is believed. */
async function keepDoubtedList(
  request: ProviderRequest,
  cached: CachedResponse,
  requestedAt: number,
): Promise<CachedResponse | null> {
  if (cached.page === undefined || cached.page.data.length === 0) return null
  if (!isFirstPage(request)) {
    // Removed posts shorten a list. A later page is doubted only together with the first page.
    const first = await fetchThroughCache({ locale: request.locale, page: 1 }, true)
    return first?.emptySince === undefined ? null : { ...cached, requestedAt }
  }
  const emptySince = cached.emptySince ?? requestedAt
  if (requestedAt - emptySince >= maxDoubtMs) return null
  log.error('empty-list', 'The provider has no posts any more', { language: request.locale })
  return { ...cached, requestedAt, emptySince }
}

const isFirstPage = (request: ProviderRequest): boolean => 'page' in request && request.page === 1

/** True when a path that is not in the cache may be fetched: its list names it, or the budget allows it. */
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

/** Reads of whole lists under way. Simultaneous callers share one read. */
const listReads = new Map<Locale, Promise<readonly PostSummary[]>>()

/**
 * Returns the posts of all pages of a list, up to the first page that fails or is late.
 *
 * @throws ProviderError when the first page fails or is late
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
