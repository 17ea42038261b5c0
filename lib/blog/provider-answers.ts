import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { parseProviderPage, parseProviderPost } from '#lib/blog/provider-schema'
import type { ListRequest, Post, PostPage, PostRequest } from '#lib/blog/types'
import { outsideRequests } from '#lib/http/outside-requests'
import { getFromProvider, isProviderError, ProviderError } from '#lib/http/provider-client'
import { codes, type Language } from '#lib/i18n/languages'

type ProviderRequest = ListRequest | PostRequest

/** `isForgotten`: editors have changed something, so it is only served when the provider fails. */
type Answer = { page?: PostPage; post?: Post; isForgotten?: boolean }

/** Milliseconds for which an answer is fresh, also that there is no such post. */
const freshFor = 60_000

/** Milliseconds a page being made waits for a fresher answer than the one at hand. */
const patience = 500

/** Milliseconds until a path that failed is asked for again, and one that did not answer in time. */
const failedFor = { other: 1000, late: 10_000 }

/** Paths a minute, not known from a list, that are asked for: strangers may make up as many as they like. */
const unknownPerMinute = 60

/** Characters of all answers. */
const room = 32 * 1024 * 1024

function newState() {
  return {
    answers: new LRUCache<string, Answer, { request: ProviderRequest }>({
      maxSize: room,
      sizeCalculation: (answer) => JSON.stringify(answer).length,
      ttl: freshFor,
      allowStale: true,
      allowStaleOnFetchRejection: true,
      fetchMethod: (path, known, { context, options }) =>
        // A fetch may outlive the request that began it.
        outsideRequests(() => fetchAnswer(path, context.request, known !== undefined)).catch((error: unknown) => {
          // A post that is gone is not served any longer.
          if (state().misses.has(path)) options.allowStaleOnFetchRejection = false
          throw error
        }),
    }),
    /** Paths with nothing at them; apart, so that made-up ones cannot drive answers out. */
    misses: new LRUCache<string, true>({ max: 1000, ttl: freshFor }),
    failures: new LRUCache<string, Error>({ max: 1000 }),
    unknown: new RateLimiterMemory({ points: unknownPerMinute, duration: 60 }),
    /** `performance.now()` until which a provider that hangs is asked for nothing. */
    pausedUntil: 0,
    /** `performance.now()` of the last change by editors: an answer asked for earlier may be of before it. */
    changedAt: 0,
  }
}

// One for all of Next's bundles: pages, routes and middleware.
const shared = globalThis as typeof globalThis & { providerState?: ReturnType<typeof newState> }
const state = () => (shared.providerState ??= newState())

function pathOf(request: ProviderRequest): string {
  const rest = 'slug' in request ? `post/${encodeURIComponent(request.slug)}` : `blog?page=${request.page}`
  return `api/${codes[request.language].provider}/${rest}`
}

async function fetchAnswer(path: string, request: ProviderRequest, isKnown: boolean): Promise<Answer> {
  const { misses, failures } = state()
  const failure = failures.get(path)
  if (failure) throw failure
  if (performance.now() < state().pausedUntil) throw new ProviderError(0, 'The provider hangs')
  if (!isKnown && !(await mayAsk(request))) throw new ProviderError(0, 'Too many unknown paths')
  const startedAt = performance.now()
  try {
    const json = await getFromProvider(path)
    state().pausedUntil = 0
    const answer =
      'slug' in request ? { post: parseProviderPost(json) } : { page: parseProviderPage(json, request.language) }
    if ('page' in request && request.page > 1 && answer.page?.data.length === 0)
      throw new ProviderError(404, 'The list has no such page')
    return startedAt < state().changedAt ? { ...answer, isForgotten: true } : answer
  } catch (error) {
    const failed = error instanceof Error ? error : new Error(String(error))
    const isProvider = isProviderError(error)
    // There is always a first page.
    const isMiss = isProvider && error.status === 404 && !('page' in request && request.page === 1)
    if (isMiss) misses.set(path, true)
    else {
      const isLate = isProvider && error.isLate
      failures.set(path, failed, { ttl: isLate ? failedFor.late : failedFor.other })
      if (isLate) noteLate(request)
    }
    throw failed
  }
}

/**
 * A slow post says nothing of the others: the list is asked whether the provider hangs. Only when that is late too,
 * nobody waits for it for a while.
 */
function noteLate(request: ProviderRequest): void {
  const list = { language: request.language, page: 1 }
  if (pathOf(request) === pathOf(list)) state().pausedUntil = performance.now() + failedFor.late
  else void fetchFrom(list, { isForced: true })
}

/** Whether a path never seen may be asked for: it follows from a list, or the minute has room for unknown ones. */
async function mayAsk(request: ProviderRequest): Promise<boolean> {
  if ('page' in request && (request.page === 1 || hasNext({ ...request, page: request.page - 1 }))) return true
  const isWithinBudget = await state()
    .unknown.consume('path')
    .then(() => true)
    .catch(() => false)
  if (isWithinBudget || 'page' in request) return isWithinBudget
  const pages = await everyPage(request.language)
  return pages.some(({ data }) => data.some(({ slug }) => slug === request.slug))
}

function hasNext(request: ListRequest): boolean {
  return (state().answers.peek(pathOf(request))?.page?.links.next ?? null) !== null
}

/** More pages than this are no blog but a list without an end. */
const mostPages = 200

/** All pages of a language's list. */
export async function everyPage(language: Language, isFresh = false): Promise<readonly PostPage[]> {
  const found: PostPage[] = []
  for (let page = 1; page <= mostPages; page++) {
    const answer = await ask({ language, page }, isFresh)
    if (!answer?.page) break
    found.push(answer.page)
    if (answer.page.links.next === null) break
  }
  return found
}

function fetchFrom(
  request: ProviderRequest,
  { isForced = false, isStaleAllowed = false },
): Promise<Answer | undefined> {
  const options = { context: { request }, forceRefresh: isForced, allowStale: isStaleAllowed }
  return state()
    .answers.fetch(pathOf(request), options)
    .catch(() => undefined)
}

/**
 * What the provider has at a path, null when nothing: an answer of the last minute, or an older one while a fresher is
 * fetched, for which `isFresh` waits half a second. Only what was never answered, or was forgotten, is waited for.
 * @throws Error, a ProviderError mostly, when the provider fails and nothing is at hand.
 */
export async function ask(request: ProviderRequest, isFresh = false): Promise<Answer | null> {
  const { answers, misses, failures } = state()
  const path = pathOf(request)
  if (misses.has(path)) return null
  const known = answers.peek(path)
  const isForgotten = known?.isForgotten === true
  const isStaleAllowed = !isFresh && !isForgotten
  const fetched = fetchFrom(request, { isForced: isForgotten, isStaleAllowed })
  const isPatient = known === undefined || isForgotten || isStaleAllowed
  const answer = await (isPatient ? fetched : Promise.race([fetched, setTimeout(patience, known, { ref: false })]))
  // It may have been under way when it was forgotten.
  if (answer?.isForgotten) return (await fetchFrom(request, { isForced: true })) ?? answer
  if (answer) return answer
  if (misses.has(path)) return null
  throw failures.get(path) ?? new ProviderError(0, 'The provider cannot be asked now')
}

/** Forgets what is known of a language, or of one post and the lists: the next request waits for the provider. */
export function forgetAnswers(language: Language, slug?: string): void {
  const { answers, misses, failures } = state()
  const start = `api/${codes[language].provider}/`
  const isMeant = (path: string) =>
    path.startsWith(slug === undefined ? start : `${start}blog?`) ||
    (slug !== undefined && path === pathOf({ language, slug }))
  for (const path of [...answers.keys()].filter(isMeant)) {
    const known = answers.peek(path)
    if (known) answers.set(path, { ...known, isForgotten: true })
  }
  for (const path of [...misses.keys()].filter(isMeant)) misses.delete(path)
  failures.clear()
  Object.assign(state(), { pausedUntil: 0, changedAt: performance.now() })
}
