import type { ListRequest, Post, PostPage, PostRequest } from '#lib/blog/post'
import { parseProviderPage, parseProviderPost } from '#lib/blog/provider-schema'
import { runInThread } from '#lib/run-in-thread'

export type ProviderRequest = ListRequest | PostRequest

/** A provider's response, read: a page of its list or a post. */
export type ProviderResponse = { page?: PostPage; post?: Post }

/** The response is JSON, or too much of it, and neither a post nor a list. */
export class MalformedResponse extends Error {
  override readonly name = 'MalformedResponse'
}

/** Characters, and those that open something in JSON or HTML, that are read in 50 ms. */
const limits = { response: 200_000, text: 65_536, openings: 3000, looseTags: 10 }

const timeoutMs = 10_000

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** True for a response whose JSON is parsed soon: neither long nor deeply nested. */
const isShortJson = (text: string) =>
  text.length <= limits.response && count(text, /[[{]/g) <= limits.openings

/** True for data that is checked and cleaned soon. A `<` that no `>` follows takes as long as all text behind it. */
function isShortData(json: unknown): boolean {
  // Without the escapes that a provider may have written.
  const text = JSON.stringify(json)
  const isShort = text.length <= limits.text && count(text, /[<&]/g) <= limits.openings
  return isShort && count(text, /<[^<>]*(?=<|$)/g) <= limits.looseTags
}

/**
 * Reads a response of the provider; a long or deeply nested one in a thread, which visitors do not wait for.
 * @throws SyntaxError for a response that is not JSON
 * @throws MalformedResponse for other data, or more of it than can be read in ten seconds
 */
export async function readResponse(
  request: ProviderRequest,
  text: string,
): Promise<ProviderResponse> {
  if (isShortJson(text)) {
    const json = JSON.parse(text) as unknown
    if (isShortData(json)) return checkResponse(request, json)
  }
  const read = runInThread<ReadByWorker>(
    'lib/blog/provider-response-worker.ts',
    { request, text },
    timeoutMs,
  )
  const result = await read.catch((cause: unknown) => {
    throw new MalformedResponse('The response takes too long to be read', { cause })
  })
  if ('response' in result) return result.response
  throw result.isJson ? new MalformedResponse(result.reason) : new SyntaxError(result.reason)
}

/** Message that the worker thread posts. */
export type ReadByWorker = { response: ProviderResponse } | { reason: string; isJson: boolean }

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
