import { LRUCache } from 'lru-cache'
import { setTimeout } from 'node:timers/promises'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import {
  type BlogSource,
  isSlug,
  type ListRequest,
  type Post,
  type PostPage,
  type PostRequest,
  type Wait,
} from '#lib/blog/post'
import { fetchFromProvider, isProviderError, isUnauthorized, ProviderError } from '#lib/blog/provider-client'
import { parseProviderPage, parseProviderPost } from '#lib/blog/provider-schema'
import { type Locale, localeDetails, locales } from '#lib/i18n/locales'
import { outsideRequests } from '#lib/request/outside-requests'

export type ProviderRequest = ListRequest | PostRequest

function pathOf(request: ProviderRequest): string {
  const rest = 'slug' in request ? `post/${encodeURIComponent(request.slug)}` : `blog?page=${request.page}`
  return `api/${localeDetails[request.locale].provider}/${rest}`
}

function isFirstPage(request: ProviderRequest): boolean {
  return 'page' in request && request.page === 1
}

/** A parsed response; `requestedAt` in milliseconds of `performance.now()`. */
type Cached = { page?: PostPage; post?: Post; requestedAt: number }

/** Milliseconds for which a response is fresh, and until a path that failed is fetched again. */
const ttl = { response: 60_000, notFound: 60_000, late: 10_000, error: 1000 }

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
      outsideRequests(() => fetchResponse(request, stale !== undefined)).catch((error: unknown) => {
        // A post that is gone is not served any longer.
        options.allowStaleOnFetchRejection = !isNotFound(error)
        throw error
      }),
  }),
  /** Why a path is not fetched again yet. Apart from the responses, so that made-up paths drive none of these out. */
  errors: new LRUCache<string, ProviderError>({ max: 1000 }),
  unknownPaths: new RateLimiterMemory({ points: maxUnknownPaths, duration: 60 }),
  /** When what is under way was requested. */
  pending: new Map<string, number>(),
  /** The provider's latest response was a 401. */
  isUnauthorized: false,
  /** When editors changed what is at the paths that begin so. */
  changes: new LRUCache<string, number>({ max: 1000 }),
})

// One for all of Next's bundles: pages, routes and middleware.
const shared = globalThis as typeof globalThis & { providerCache?: ReturnType<typeof newCache> }
export const cache = () => (shared.providerCache ??= newCache())

const isNotFound = (error: unknown) => isProviderError(error) && error.status === 404

/** True when editors have changed something since: the response is only served when the provider fails. */
function isOutdated(path: string, { requestedAt }: Cached): boolean {
  return [...cache().changes].some(([start, changedAt]) => path.startsWith(start) && requestedAt < changedAt)
}

/**
 * What the provider has at a path, null when nothing: a cached response, which is revalidated after a minute. Only what was
 * never fetched, or has been changed, is waited for.
 * @throws ProviderError when nothing is cached and the provider fails, or does not respond within a moment.
 */
async function getCached(request: ProviderRequest, wait: Wait = {}): Promise<Cached | null> {
  const { responses, errors, pending } = cache()
  const path = pathOf(request)
  const cached = responses.peek(path)
  const mustWait = cached === undefined || isOutdated(path, cached)
  const fetched = fetchCached(request, { forceRefresh: mustWait, allowStale: !wait.isFresh && !mustWait }).then(
    // It may have been under way when it was changed.
    async (response) =>
      response && isOutdated(path, response) ? ((await fetchCached(request)) ?? response) : response,
  )
  const now = performance.now()
  const momentLeft = () => Math.max(0, maxMomentMs - (now - (pending.get(path) ?? now)))
  const isTimed = wait.isBrief ?? (wait.isFresh && !mustWait)
  const response = await (isTimed ? Promise.race([fetched, setTimeout(momentLeft(), cached, { ref: false })]) : fetched)
  if (response) return response
  const error = errors.get(path)
  if (isNotFound(error)) return null
  throw error ?? new ProviderError(0, 'The provider has not responded yet')
}

function fetchCached(request: ProviderRequest, options = { forceRefresh: true, allowStale: false }) {
  const { responses } = cache()
  return responses.fetch(pathOf(request), { context: { request }, ...options }).catch(() => undefined)
}

async function getPages(locale: Locale, wait?: Wait): Promise<readonly PostPage[]> {
  const pages: PostPage[] = []
  for (let number = 1; number <= maxPages; number++) {
    const page = (await getCached({ locale, page: number }, wait))?.page
    if (page) pages.push(page)
    if (!page || page.links.next === null) break
  }
  return pages
}

/** Fetches a response, unless the path has just failed, the provider hangs, or strangers made up too many paths. */
async function fetchResponse(request: ProviderRequest, isCached: boolean): Promise<Cached> {
  const { errors } = cache()
  const path = pathOf(request)
  // A slow post says nothing of the others. When a list is late too, nobody waits for the provider for a while.
  const lists = locales.map((locale) => errors.get(pathOf({ locale, page: 1 })))
  const error = errors.get(path) ?? lists.find((each) => each?.isLate)
  if (error) throw error
  const isKnown = isCached || isAnnounced(request) || (await isWithinBudget()) || (await isListed(request))
  if (!isKnown) throw new ProviderError(0, 'Too many unknown paths')
  const requestedAt = performance.now()
  cache().pending.set(path, requestedAt)
  try {
    const response = { ...parse(request, await fetchFromProvider(path)), requestedAt }
    cache().isUnauthorized = false
    return response
  } catch (cause) {
    cache().isUnauthorized = isUnauthorized(cause)
    // A provider without a list has failed.
    const isUsable = isProviderError(cause) && !(isNotFound(cause) && isFirstPage(request))
    const failure = isUsable ? cause : new ProviderError(0, 'The response is malformed', cause)
    errors.set(path, failure, { ttl: isNotFound(failure) ? ttl.notFound : failure.isLate ? ttl.late : ttl.error })
    if (failure.isLate) void fetchCached({ locale: request.locale, page: 1 })
    throw failure
  } finally {
    cache().pending.delete(path)
  }
}

function parse(request: ProviderRequest, json: unknown): Omit<Cached, 'requestedAt'> {
  if ('slug' in request) return { post: parseProviderPost(json) }
  const page = parseProviderPage(json, request.locale)
  if (page.data.length === 0 && !isFirstPage(request)) throw new ProviderError(404, 'The list has no such page')
  return { page }
}

/** True for the first page of a list, and for one that the page before it announces. */
function isAnnounced(request: ProviderRequest): boolean {
  if ('slug' in request) return false
  const before = cache().responses.peek(pathOf({ ...request, page: request.page - 1 }))
  return isFirstPage(request) || (before?.page?.links.next ?? null) !== null
}

async function isListed(request: ProviderRequest): Promise<boolean> {
  if ('page' in request) return false
  const pages = await getPages(request.locale)
  return pages.some(({ data }) => data.some(({ slug }) => slug === request.slug))
}

function isWithinBudget(): Promise<boolean> {
  const counted = cache().unknownPaths.consume('path')
  return counted.then(
    () => true,
    () => false,
  )
}

async function list({ locale, page }: ListRequest, wait?: Wait): Promise<PostPage> {
  const cached = (await getCached({ locale, page }, wait))?.page
  if (!cached) return { data: [], links: { next: null } }
  // The browser only talks to this site; the provider's own URL of the next page stays here.
  const next = cached.links.next === null ? null : `/api/${localeDetails[locale].provider}/blog?page=${page + 1}`
  return { ...cached, links: { next } }
}

async function post({ locale, slug }: PostRequest, wait?: Wait): Promise<Post | null> {
  return isSlug(slug) ? ((await getCached({ locale, slug }, wait))?.post ?? null) : null
}

/** Expires what is cached of a language, or of one post and the lists: the next request waits for the provider. */
export function expireProviderCache(locale: Locale, slug?: string): void {
  const { changes, errors } = cache()
  const start = `api/${localeDetails[locale].provider}/`
  const paths = slug === undefined ? [start] : [`${start}blog?`, pathOf({ locale, slug })]
  for (const path of paths) changes.set(path, performance.now())
  errors.clear()
}

/** The clinic's provider (spec section 7). Every call rejects with a ProviderError while it is down. */
export const provider: BlogSource = {
  list,
  post,
  findSlug: async (request) => (await post(request, { isBrief: true }))?.slug ?? null,
  all: async (locale) => (await getPages(locale, { isFresh: true })).flatMap(({ data }) => data),
}
