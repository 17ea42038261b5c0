import type { PostSummary } from '#lib/blog/post'

/** Posts of the list's second variant (decisions, "Second list variant"). */
const count = 5

/** The posts that share a topic with the page, as fresh as a list has them, then its newest, without the one that is read. */
export function selectReadAlso(
  related: readonly PostSummary[],
  list: readonly PostSummary[],
  except?: string,
) {
  const fresh = related.map((post) => list.find(({ slug }) => slug === post.slug) ?? post)
  const others = list.filter(
    ({ slug }) => slug !== except && !related.some((post) => post.slug === slug),
  )
  return [...fresh, ...others].slice(0, count)
}
