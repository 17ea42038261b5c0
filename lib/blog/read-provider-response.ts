import type { ListRequest, Post, PostPage, PostRequest } from '#lib/blog/post'
import { parseProviderPage, parseProviderPost } from '#lib/blog/provider-schema'
import { runInThread } from '#lib/run-in-thread'

export type ProviderRequest = ListRequest | PostRequest

/** A checked response of the provider: a page of its list, or a post. */
export type ProviderResponse = { page?: PostPage; post?: Post }

/** The response is JSON but no post and no list, or takes too long to read. */
export class MalformedResponse extends Error {
  override readonly name = 'MalformedResponse'
}

/**
 * Bounds of a response that the main thread reads: it then takes at most 50 ms. `responseLength` and
 * `textLength` are characters. `openings` counts brackets and tags, `looseTags` each `<` without `>`.
 */
const mainThreadLimits = {
  responseLength: 200_000,
  textLength: 65_536,
  openings: 3000,
  looseTags: 10,
}

/** Milliseconds after which the thread that reads a long response is stopped. */
const threadTimeoutMs = 10_000

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** True for a response whose JSON is parsed quickly: neither long nor deeply nested. */
const isShortJson = (text: string): boolean =>
  text.length <= mainThreadLimits.responseLength &&
  countMatches(text, /[[{]/g) <= mainThreadLimits.openings

/** True for data that is checked and sanitised quickly. A `<` without `>` costs as much as all text behind it. */
function isShortData(json: unknown): boolean {
  // The provider's own text may contain escapes, which hide tags.
  const text = JSON.stringify(json)
  return (
    text.length <= mainThreadLimits.textLength &&
    countMatches(text, /[<&]/g) <= mainThreadLimits.openings &&
    countMatches(text, /<[^<>]*(?=<|$)/g) <= mainThreadLimits.looseTags
  )
}

/**
 * Parses, checks and sanitises a response. A long or deeply nested response is read in a thread, so
 * that visitors do not wait.
 *
 * @throws SyntaxError for a response that is not JSON
 * @throws MalformedResponse for other data, or when the thread takes ten seconds
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

/** The message that the thread posts. */
export type WorkerResult = { response: ProviderResponse } | { reason: string; isJson: boolean }

/** Checks and sanitises the data of a response. @throws MalformedResponse */
export function checkResponse(request: ProviderRequest, json: unknown): ProviderResponse {
  try {
    return 'slug' in request
      ? { post: parseProviderPost(json) }
      : { page: parseProviderPage(json, request.locale) }
  } catch (cause) {
    throw new MalformedResponse('The response is malformed', { cause })
  }
}
