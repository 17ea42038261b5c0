import { embeddedPosts } from '#lib/blog/embedded-posts'
import type { BlogSource } from '#lib/blog/post'
import { providerPosts } from '#lib/blog/provider'
import { env } from '#lib/env'

/**
 * Reads a post from the provider, or from the clinic's own articles when the provider does not have
 * the slug. Pages link to some of the clinic's articles even when a provider is set.
 */
const providerThenEmbedded: BlogSource = {
  ...providerPosts,
  getFreshPost: async (request) =>
    (await providerPosts.getFreshPost(request)) ?? embeddedPosts.getFreshPost(request),
  getPostQuickly: async (request) =>
    (await providerPosts.getPostQuickly(request)) ?? embeddedPosts.getPostQuickly(request),
  // The clinic's own slugs are searched first, because this search needs no call of the provider.
  findSlug: async (request) =>
    (await embeddedPosts.findSlug(request)) ?? providerPosts.findSlug(request),
}

/**
 * The source of posts: the provider when `API_URL` is set, else `content/posts`. A call rejects
 * when the provider fails and no response is cached. API routes turn the rejection into an error
 * status. Pages call `findPost` and `listPosts`, which then return built-in articles.
 */
export const blogSource: BlogSource =
  env.API_URL === undefined ? embeddedPosts : providerThenEmbedded
