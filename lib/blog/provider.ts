import { LRUCache } from 'lru-cache'
import { setTimeout } from 'node:timers/promises'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { BlogSource, PostSummary, Wait } from '#lib/blog/post'
import { isSlug } from '#lib/blog/post'
import {
  MalformedResponse,
  readResponse,
  type ProviderRequest,
  type ProviderResponse,
} from '#lib/blog/read-provider-response'
import { env } from '#lib/env'
import { type Locale, localeDetails, locales } from '#lib/i18n/locales'
import { log } from '#lib/log'
import { runOutsideRequests, readBody } from '#lib/request/request'
import { withTimeout } from '#lib/time/with-timeout'

/** A failed call of the provider: the status of its response, 0 without a usable one; `isLate` when it timed out. */
class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly status: number
  readonly isLate: boolean

  constructor(status: number, message: string, cause?: unknown) {
    super(message, { cause })
    this.status = status
    this.isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
  }
}

/** True for an error of the provider. By name, as each of Next's bundles has a class of its own. */
function isProviderError(error: unknown): error is ProviderError {
  return error instanceof Error && error.name === 'ProviderError'
}

export function isUnauthorized(error: unknown): boolean {
  return isProviderError(error) && error.status === 401
}

/** Milliseconds for a response, its body and a second try included. */
const timeoutMs = 3000

const maxBytes = 1024 * 1024

/**
 * What the provider has at a path (spec section 7).
 * @throws ProviderError when it fails twice, at once with a 4xx, or is late
 * @throws MalformedResponse
 */
async function fetchFromProvider(request: ProviderRequest): Promise<ProviderResponse> {
  const signal = AbortSignal.timeout(timeoutMs)
  return fetchOnce(request, signal).catch((error: unknown) => {
    const isFinal =
      isProviderError(error) && (error.isLate || (error.status >= 400 && error.status < 500))
    if (isFinal || error instanceof MalformedResponse) throw error
    return fetchOnce(request, signal)
  })
}

async function fetchOnce(request: ProviderRequest, signal: AbortSignal): Promise<ProviderResponse> {
  const path = pathOf(request)
  const startedAt = performance.now()
  let status = 0
  try {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
    // A redirect could lead into our own network.
    const response = await fetch(`${env.API_URL ?? ''}/${path}`, {
      headers,
      signal,
      redirect: 'manual',
    })
    status = response.status
    const body = response.ok ? await readBody(response, maxBytes) : null
    if (body !== null) return await readResponse(request, body)
    await response.body?.cancel()
    throw new ProviderError(
      response.ok ? 0 : status,
      `Status ${status}${response.ok ? ', body too long' : ''}`,
    )
  } catch (error) {
    const isTold = isProviderError(error) || error instanceof MalformedResponse
    throw isTold ? error : new ProviderError(0, 'The provider failed', error)
  } finally {
    log.info('provider', {
      method: 'GET',
      path,
      status,
      ms: Math.round(performance.now() - startedAt),
    })
  }
}

function pathOf(request: ProviderRequest): string {
  const rest =
    'slug' in request ? `post/${encodeURIComponent(request.slug)}` : `blog?page=${request.page}`
  return `api/${localeDetails[request.locale].provider}/${rest}`
}

function isFirstPage(request: ProviderRequest): boolean {
  return 'page' in request && request.page === 1
}

/** `emptySince` is when the list was first answered empty, while its last full page is kept. Times are of this process. */
type Cached = ProviderResponse & { requestedAt: number; emptySince?: number }

/** Milliseconds for which a response is fresh, and until a path that failed is fetched again. */
const ttl = { response: 60_000, notFound: 60_000, late: 10_000, error: 1000 }

/** Milliseconds for which an empty list is doubted after a full one, whose pages are kept: 30 minutes. Then it is believed. */
const maxDoubtMs = 30 * 60_000

/** Milliseconds until no page waits for the provider any more: a cached response, a built-in article or a skeleton stands in. */
const maxMomentMs = 700

/** Paths a minute, following from no list, that are fetched: strangers may make up as many as they like. */
const maxUnknownPaths = 60

/** More pages than this are no blog but a list without an end. */
const maxPages = 200

const newCache = () => ({
  responses: new LRUCache<string, Cached, { request: ProviderRequest }>({
    // Characters.
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: (response) => JSON.stringify(response).length,
    ttl: ttl.response,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: (_path, stale, { context: { request }, options }) =>
      // A fetch may outlive the request that began it.
      runOutsideRequests(() => fetchResponse(request, stale)).catch((error: unknown) => {
        // A post that is gone is not served any longer.
        options.allowStaleOnFetchRejection = !isNotFound(error)
        throw error
      }),
  }),
  /** Why a path is not fetched again yet. Apart from the responses, so that made-up paths drive none of these out. */
  errors: new LRUCache<string, ProviderError>({ max: 1000 }),
  unknownPaths: new RateLimiterMemory({ points: maxUnknownPaths, duration: 60 }),
  /** When what is under way was requested: who waits for it in turn shares the moment. */
  pending: new Map<string, number>(),
  /** The provider's latest response was a 401. */
  isUnauthorized: false,
  /** When editors changed something last: what was requested before is only served when the provider fails. */
  changedAt: -Infinity,
})

// One for all of Next's bundles: pages, routes and middleware.
const shared = globalThis as typeof globalThis & { providerCache?: ReturnType<typeof newCache> }
export const cache = () => (shared.providerCache ??= newCache())

const isNotFound = (error: unknown) => isProviderError(error) && error.status === 404

const isOutdated = ({ requestedAt }: Cached) => requestedAt < cache().changedAt

/**
 * What the provider has at a path, null when nothing: a cached response, which is revalidated after a minute. Only what was
 * never fetched, or has been changed, is waited for.
 * @throws ProviderError when nothing is cached and the provider fails, or does not respond within a moment.
 */
async function getCached(request: ProviderRequest, wait: Wait = {}): Promise<Cached | null> {
  const { responses, errors, pending } = cache()
  const path = pathOf(request)
  const cached = responses.peek(path)
  const mustWait = cached === undefined || isOutdated(cached)
  const fetched = fetchCached(request, {
    forceRefresh: mustWait,
    allowStale: !wait.isFresh && !mustWait,
  }).then(
    // It may have been under way when it was changed.
    async (response) =>
      response && isOutdated(response) ? ((await fetchCached(request)) ?? response) : response,
  )
  const now = performance.now()
  const momentLeft = () => Math.max(0, maxMomentMs - (now - (pending.get(path) ?? now)))
  const isTimed = wait.isBrief ?? (wait.isFresh && !mustWait)
  const response = await (isTimed
    ? Promise.race([fetched, setTimeout(momentLeft(), cached, { ref: false })])
    : fetched)
  if (response) return response
  const error = errors.get(path)
  if (isNotFound(error)) return null
  throw error ?? new ProviderError(0, 'The provider has not responded yet')
}

function fetchCached(
  request: ProviderRequest,
  options = { forceRefresh: true, allowStale: false },
) {
  const { responses } = cache()
  return responses
    .fetch(pathOf(request), { context: { request }, ...options })
    .catch(() => undefined)
}

/** Milliseconds for all pages of a list together. */
const maxWalkMs = 5000

/** Walks under way, by language and how the provider is waited for. */
const walks = new Map<string, Promise<readonly PostSummary[]>>()

/** Posts of all pages of a list, each page once for all who ask at the same time. @throws as `walkList` */
function getPosts(locale: Locale, wait?: Wait): Promise<readonly PostSummary[]> {
  const key = `${locale} ${wait?.isFresh ?? false}`
  const walk =
    walks.get(key) ??
    runOutsideRequests(() => walkList(locale, wait)).finally(() => walks.delete(key))
  walks.set(key, walk)
  return walk
}

/** Posts of a list up to the first page that fails, or is not there in time. @throws ProviderError when that is the first */
async function walkList(locale: Locale, wait?: Wait): Promise<readonly PostSummary[]> {
  const endsAt = performance.now() + maxWalkMs
  const posts: PostSummary[] = []
  for (let number = 1; number <= maxPages; number++) {
    const cached = getCached({ locale, page: number }, wait)
    const page = await withTimeout(cached, endsAt - performance.now()).catch((error: unknown) => {
      if (number === 1)
        throw isProviderError(error) ? error : new ProviderError(0, 'The list is late', error)
      log.error('list-not-whole', error, { language: locale, page: number })
      return null
    })
    posts.push(...(page?.page?.data ?? []))
    if (!page?.page || page.page.links.next === null) break
  }
  return posts
}

/** Fetches a response, unless the path has just failed, the provider hangs, or strangers made up too many paths. */
async function fetchResponse(
  request: ProviderRequest,
  cached: Cached | undefined,
): Promise<Cached> {
  const { errors, pending, unknownPaths } = cache()
  const path = pathOf(request)
  // A slow post says nothing of the others. When a list is late too, nobody waits for the provider for a while.
  const lists = locales.map((locale) => errors.get(pathOf({ locale, page: 1 })))
  const error = errors.get(path) ?? lists.find((each) => each?.isLate)
  if (error) throw error
  const isWithinBudget = () => unknownPaths.consume('path').catch(() => false)
  const isKnown =
    cached !== undefined ||
    isAnnounced(request) ||
    (await isWithinBudget()) ||
    (await isListed(request))
  if (!isKnown) throw new ProviderError(0, 'Too many unknown paths')
  const requestedAt = performance.now()
  pending.set(path, requestedAt)
  try {
    const response: Cached = { ...(await fetchFromProvider(request)), requestedAt }
    cache().isUnauthorized = false
    const isEmpty = response.page?.data.length === 0
    const kept = isEmpty && cached ? await keepInDoubt(request, cached, requestedAt) : null
    if (isEmpty && !kept && !isFirstPage(request))
      throw new ProviderError(404, 'The list has no such page')
    return kept ?? response
  } catch (cause) {
    cache().isUnauthorized = isUnauthorized(cause)
    // A provider without a list has failed.
    const isUsable = isProviderError(cause) && !(isNotFound(cause) && isFirstPage(request))
    const failure = isUsable ? cause : new ProviderError(0, 'The response is malformed', cause)
    errors.set(path, failure, {
      ttl: isNotFound(failure) ? ttl.notFound : failure.isLate ? ttl.late : ttl.error,
    })
    if (failure.isLate) void fetchCached({ locale: request.locale, page: 1 })
    throw failure
  } finally {
    pending.delete(path)
  }
}

/** The cached page of a list that is answered empty, while that is doubtful; null when the empty page is believed. */
async function keepInDoubt(
  request: ProviderRequest,
  cached: Cached,
  requestedAt: number,
): Promise<Cached | null> {
  if (cached.page === undefined || cached.page.data.length === 0) return null
  if (!isFirstPage(request)) {
    // Posts may have been taken off: a later page is doubtful only with the whole list.
    const first = await fetchCached({ locale: request.locale, page: 1 })
    return first?.emptySince === undefined ? null : { ...cached, requestedAt }
  }
  const emptySince = cached.emptySince ?? requestedAt
  if (requestedAt - emptySince >= maxDoubtMs) return null
  log.error('empty-list', 'The provider has no posts any more', { language: request.locale })
  return { ...cached, requestedAt, emptySince }
}

/** True for the first page of a list, and for one that the page before it announces. */
function isAnnounced(request: ProviderRequest): boolean {
  if ('slug' in request) return false
  const before = cache().responses.peek(pathOf({ ...request, page: request.page - 1 }))
  return isFirstPage(request) || (before?.page?.links.next ?? null) !== null
}

async function isListed(request: ProviderRequest): Promise<boolean> {
  return (
    'slug' in request && (await getPosts(request.locale)).some(({ slug }) => slug === request.slug)
  )
}

/** Expires all that is cached: the next request for it waits for the provider. */
export function expireProviderCache(): void {
  cache().changedAt = performance.now()
  cache().errors.clear()
}

/** The clinic's provider (spec section 7). Every call rejects with a ProviderError while it is down. */
export const provider: BlogSource = {
  async list({ locale, page }, wait) {
    const cached = (await getCached({ locale, page }, wait))?.page
    if (!cached) return { data: [], links: { next: null } }
    // The browser only talks to this site; the provider's own URL of the next page stays here.
    const next =
      cached.links.next === null
        ? null
        : `/api/${localeDetails[locale].provider}/blog?page=${page + 1}`
    return { ...cached, links: { next } }
  },
  post: async (request, wait) =>
    isSlug(request.slug) ? ((await getCached(request, wait))?.post ?? null) : null,
  findSlug: async (request) => (await provider.post(request, { isBrief: true }))?.slug ?? null,
  all: (locale) => getPosts(locale, { isFresh: true }),
}
