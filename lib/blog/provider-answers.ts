import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { fetchAnswer } from '#lib/blog/fetch-answer'
import { freshFor, pathOf, providerState, type Answer, type ProviderRequest } from '#lib/blog/provider-state'
import type { PostPage } from '#lib/blog/types'
import { outsideRequests } from '#lib/http/outside-requests'
import { ProviderError } from '#lib/http/provider-client'
import { codes, type Language } from '#lib/i18n/languages'

/** Milliseconds a page being made waits for a fresher answer than the one at hand. */
const patience = 500

/** Characters of all answers. */
const room = 32 * 1024 * 1024

type Answers = LRUCache<string, Answer, { request: ProviderRequest }>

const newAnswers = (): Answers =>
  new LRUCache({
    maxSize: room,
    sizeCalculation: (answer) => JSON.stringify(answer).length,
    ttl: freshFor,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: (path, known, { context: { request }, options }) => {
      const isKnown = () => known !== undefined || followsFromList(request)
      const fetchFirst = () => fetchFrom({ language: request.language, page: 1 }, { isForced: true })
      const lists = { isKnown, isListed: () => isListed(request), fetchFirst }
      // A fetch may outlive the request that began it.
      return outsideRequests(() => fetchAnswer(request, lists)).catch((error: unknown) => {
        // A post that is gone is not served any longer.
        if (providerState().misses.has(path)) options.allowStaleOnFetchRejection = false
        throw error
      })
    },
  })

// One for all of Next's bundles: pages, routes and middleware.
const shared = globalThis as typeof globalThis & { providerAnswers?: Answers }
const answers = () => (shared.providerAnswers ??= newAnswers())

/** The first page of a list, and what the page before it announces. */
function followsFromList(request: ProviderRequest): boolean {
  if ('slug' in request) return false
  const before = answers().peek(pathOf({ ...request, page: request.page - 1 }))
  return request.page === 1 || (before?.page?.links.next ?? null) !== null
}

async function isListed(request: ProviderRequest): Promise<boolean> {
  if ('page' in request) return false
  const pages = await everyPage(request.language)
  return pages.some(({ data }) => data.some(({ slug }) => slug === request.slug))
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

async function fetchFrom(
  request: ProviderRequest,
  { isForced = false, isStaleAllowed = false },
): Promise<Answer | undefined> {
  const options = { context: { request }, forceRefresh: isForced, allowStale: isStaleAllowed }
  return answers()
    .fetch(pathOf(request), options)
    .catch(() => undefined)
}

/**
 * What the provider has at a path, null when nothing: an answer of the last minute, or an older one while a fresher is
 * fetched, for which `isFresh` waits half a second. Only what was never answered, or was forgotten, is waited for.
 * @throws ProviderError when the provider fails and nothing is at hand.
 */
export async function ask(request: ProviderRequest, isFresh = false): Promise<Answer | null> {
  const { misses, failures } = providerState()
  const path = pathOf(request)
  if (misses.has(path)) return null
  const known = answers().peek(path)
  const isForgotten = known?.isForgotten === true
  const isStaleAllowed = !isFresh && !isForgotten
  const fetched = fetchFrom(request, { isForced: isForgotten, isStaleAllowed })
  const isImpatient = isFresh && known !== undefined && !isForgotten
  const answer = await (isImpatient ? Promise.race([fetched, setTimeout(patience, known, { ref: false })]) : fetched)
  // It may have been under way when it was forgotten.
  if (answer?.isForgotten) return (await fetchFrom(request, { isForced: true })) ?? answer
  if (answer) return answer
  if (misses.has(path)) return null
  throw failures.get(path) ?? new ProviderError(0, 'The provider cannot be asked now')
}

/** Forgets what is known of a language, or of one post and the lists: the next request waits for the provider. */
export function forgetAnswers(language: Language, slug?: string): void {
  const { misses, failures } = providerState()
  const start = `api/${codes[language].provider}/`
  const ownPath = slug === undefined ? undefined : pathOf({ language, slug })
  const isMeant = (path: string) => path === ownPath || path.startsWith(ownPath === undefined ? start : `${start}blog?`)
  for (const path of [...answers().keys()].filter(isMeant)) {
    const known = answers().peek(path)
    if (known) answers().set(path, { ...known, isForgotten: true })
  }
  for (const path of [...misses.keys()].filter(isMeant)) misses.delete(path)
  failures.clear()
  Object.assign(providerState(), { pausedUntil: 0, changedAt: performance.now() })
}
