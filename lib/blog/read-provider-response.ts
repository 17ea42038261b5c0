import type { ListRequest, Post, PostPage, PostRequest } from '#lib/blog/post'
import { parseProviderPage, parseProviderPost } from '#lib/blog/provider-schema'
import { runInThread } from '#lib/run-in-thread'

export type ProviderRequest = ListRequest | PostRequest

export const isFirstPage = (request: ProviderRequest): boolean =>
  'page' in request && request.page === 1

/** A checked response of the provider: a page of its list, or a post. */
export type ProviderResponse = { page?: PostPage; post?: Post }

/**
 * Error for a provider's response whose JSON is neither a post nor a list. Also the error for a
 * response that takes too long to read.
 */
export class MalformedResponse extends Error {
  override readonly name = 'MalformedResponse'
}

/**
 * Limits of a response that the main thread reads, so that reading takes at most 50 ms. A longer
 * response is read in a worker thread.
 */
const mainThreadLimits = {
  /** Characters of the response. */
  responseLength: 200_000,
  /** Characters of the JSON that `isShortData` encodes again. */
  textLength: 65_536,
  /** Opening brackets in the response. Also the limit of `<` and `&` in the re-encoded JSON. */
  openings: 3000,
  /** `<` without `>` in the re-encoded JSON. */
  looseTags: 10,
}

/** Timeout of the worker thread that reads a long response, in milliseconds. */
const threadTimeoutMs = 10_000

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/**
 * True for a response that the main thread can parse quickly. The JSON of such a response is
 * neither long nor deeply nested.
 */
const isShortJson = (text: string): boolean =>
  text.length <= mainThreadLimits.responseLength &&
  countMatches(text, /[[{]/g) <= mainThreadLimits.openings

/**
 * True for data that the main thread can check and sanitise quickly. Each `<` without `>` costs as
 * much time as sanitising all text after the `<`.
 */
function isShortData(json: unknown): boolean {
  // Escapes such as `\u003c` could hide tags in the response text. The re-encoded JSON contains the
  // tags themselves, so the tags are counted in this JSON.
  const text = JSON.stringify(json)
  return (
    text.length <= mainThreadLimits.textLength &&
    countMatches(text, /[<&]/g) <= mainThreadLimits.openings &&
    countMatches(text, /<[^<>]*(?=<|$)/g) <= mainThreadLimits.looseTags
  )
}

/**
 * Parses, checks and sanitises a response of the provider. A worker thread reads a long or deeply
 * nested response, so that the main thread can serve other requests.
 *
 * @throws SyntaxError for a response that is not JSON
 * @throws MalformedResponse for JSON that is neither a post nor a list, or when the thread times
 * out
 */
export async function readResponse(
  request: ProviderRequest,
  text: string,
): Promise<ProviderResponse> {
  if (isShortJson(text)) {
    const json = JSON.parse(text) as unknown
    if (isShortData(json)) return checkResponse(request, json)
  }
  const result = await runInThread<WorkerResult>(
    'lib/blog/provider-response-worker.ts',
    { request, text },
    threadTimeoutMs,
  ).catch((cause: unknown) => {
    throw new MalformedResponse('The response takes too long to be read', { cause })
  })
  if ('response' in result) return result.response
  throw result.isJson ? new MalformedResponse(result.reason) : new SyntaxError(result.reason)
}

/** The message that the worker thread posts after reading a response of the provider. */
export type WorkerResult = { response: ProviderResponse } | { reason: string; isJson: boolean }

/**
 * Checks and sanitises the data of a provider's response.
 *
 * @throws MalformedResponse when the data is neither a post nor a list
 */
export function checkResponse(request: ProviderRequest, json: unknown): ProviderResponse {
  try {
    return 'slug' in request
      ? { post: parseProviderPost(json) }
      : { page: parseProviderPage(json, request.locale) }
  } catch (cause) {
    throw new MalformedResponse('The response is malformed', { cause })
  }
}
