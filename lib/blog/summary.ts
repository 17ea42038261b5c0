import type { PostSummary } from '#lib/blog/types'

/** What a card shows of a post, without the rest. */
export function summaryOf({ id, slug, title, excerpt, cover, published, mark }: PostSummary): PostSummary {
  return { id, slug, title, excerpt, cover, published, ...(mark !== undefined && { mark }) }
}
