import { ask, everyPage, forgetAnswers } from '#lib/blog/provider-answers'
import { isSlug } from '#lib/blog/slug'
import type { BlogSource, DatedPost, ListRequest, Post, PostPage, PostRequest } from '#lib/blog/types'
import { codes, type Language } from '#lib/i18n/languages'

async function list({ language, page }: ListRequest, isFresh?: boolean): Promise<PostPage> {
  const answer = await ask({ language, page }, isFresh)
  if (!answer?.page) return { data: [], links: { next: null } }
  const { data, links } = answer.page
  // The browser only talks to this site; the provider's own address of the next page stays here.
  const next = links.next === null ? null : `/api/${codes[language].provider}/blog?page=${page + 1}`
  return { data, links: { next } }
}

async function post({ language, slug }: PostRequest, isFresh?: boolean): Promise<Post | null> {
  return isSlug(slug) ? ((await ask({ language, slug }, isFresh))?.post ?? null) : null
}

async function all(language: Language): Promise<readonly DatedPost[]> {
  return (await everyPage(language, true)).flatMap(({ data }) => data)
}

/** Makes what is known of a language, or of one post, stale: the next request asks the provider. */
export function forgetProviderAnswers(language: Language, slug?: string): void {
  if (slug === undefined || isSlug(slug)) forgetAnswers(language, slug)
}

/** The clinic's provider (spec section 7). Every call rejects with a ProviderError while it is down. */
export const provider: BlogSource = {
  list,
  post,
  findSlug: async (request) => (await post(request))?.slug ?? null,
  all,
}
