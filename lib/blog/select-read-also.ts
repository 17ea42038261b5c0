import type { PostSummary } from '#lib/blog/post'

/** Number of posts in the list "Read also" (decisions, "Second list variant"). */
const readAlsoCount = 5

/**
 * Selects the posts for "Read also": first the related posts, then the newest posts. A related post
 * may also be in `list`. The copy in `list` is used, because `list` is newer than `related`.
 *
 * @param except slug of the article on the page, which is left out of the newest posts
 */
export function selectReadAlso(
  related: readonly PostSummary[],
  list: readonly PostSummary[],
  except?: string,
): readonly PostSummary[] {
  const fresh = related.map((post) => list.find(({ slug }) => slug === post.slug) ?? post)
  const others = list.filter(
    ({ slug }) => slug !== except && !related.some((post) => post.slug === slug),
  )
  return [...fresh, ...others].slice(0, readAlsoCount)
}
