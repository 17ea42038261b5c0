import { embeddedPosts } from '#lib/blog/embedded-posts'
import type { BlogSource } from '#lib/blog/post'
import { providerPosts } from '#lib/blog/provider'
import { env } from '#lib/env'

/**
 * The provider's posts, and the clinic's own articles for slugs that the provider does not know.
 * Pages and lists link to these articles whatever the provider has.
 */
const providerThenEmbedded: BlogSource = {
  ...providerPosts,
  getFreshPost: async (request) =>
    (await providerPosts.getFreshPost(request)) ?? embeddedPosts.getFreshPost(request),
  getPostQuickly: async (request) =>
    (await providerPosts.getPostQuickly(request)) ?? embeddedPosts.getPostQuickly(request),
  // The clinic's own slugs are known without the provider, so nobody waits for it.
  findSlug: async (request) =>
    (await embeddedPosts.findSlug(request)) ?? providerPosts.findSlug(request),
}

/**
 * Where posts come from: the provider when `API_URL` is set, else `content/posts`. Each call rejects
 * while the provider is down. API routes turn that into a status, pages use `findPost` and `listPosts`.
 */
export const blogSource: BlogSource =
  env.API_URL === undefined ? embeddedPosts : providerThenEmbedded
