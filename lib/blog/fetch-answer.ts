import { parseProviderPage, parseProviderPost } from '#lib/blog/provider-schema'
import { pathOf, providerState, type Answer, type ProviderRequest } from '#lib/blog/provider-state'
import { getFromProvider, isProviderError, ProviderError } from '#lib/http/provider-client'

/** Milliseconds until a path that failed is asked for again, and one that did not answer in time. */
const failedFor = { other: 1000, late: 10_000 }

/** What the lists fetched before say. */
type Lists = {
  /** Whether a request follows from what is known. */
  isKnown: () => boolean
  /** Whether it follows from any of the language's pages. */
  isListed: () => Promise<boolean>
  /** Asks for the first page now. */
  fetchFirst: () => unknown
}

/**
 * Asks the provider, unless the path has just failed, the provider hangs, or strangers made up too many paths.
 * @throws Error when there is no answer; what is missing is then among the misses.
 */
export async function fetchAnswer(request: ProviderRequest, lists: Lists): Promise<Answer> {
  const { misses, failures, pausedUntil } = providerState()
  const path = pathOf(request)
  const failure = failures.get(path)
  if (failure) throw failure
  if (performance.now() < pausedUntil) throw new ProviderError(0, 'The provider hangs')
  if (!lists.isKnown() && !(await isWithinBudget()) && !(await lists.isListed()))
    throw new ProviderError(0, 'Too many unknown paths')
  const startedAt = performance.now()
  try {
    const answer = parse(request, await getFromProvider(path))
    providerState().pausedUntil = 0
    return startedAt < providerState().changedAt ? { ...answer, isForgotten: true } : answer
  } catch (error) {
    const failed = isProviderError(error) ? error : new ProviderError(0, 'The answer is malformed', { cause: error })
    if (failed.status === 404 && !isFirstPage(request)) misses.set(path, true)
    else failures.set(path, failed, { ttl: failed.isLate ? failedFor.late : failedFor.other })
    // A slow post says nothing of the others. When the list is late too, nobody waits for the provider for a while.
    if (failed.isLate && isFirstPage(request)) providerState().pausedUntil = performance.now() + failedFor.late
    else if (failed.isLate) void lists.fetchFirst()
    throw failed
  }
}

function parse(request: ProviderRequest, json: unknown): Answer {
  if ('slug' in request) return { post: parseProviderPost(json) }
  const page = parseProviderPage(json, request.language)
  if (page.data.length === 0 && !isFirstPage(request)) throw new ProviderError(404, 'The list has no such page')
  return { page }
}

/** There always is one. */
function isFirstPage(request: ProviderRequest): boolean {
  return 'page' in request && request.page === 1
}

async function isWithinBudget(): Promise<boolean> {
  return providerState()
    .unknown.consume('path')
    .then(
      () => true,
      () => false,
    )
}
