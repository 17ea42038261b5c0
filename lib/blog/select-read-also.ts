import type { PostSummary } from '#lib/blog/post'

/** Posts in the second list variant (decisions, "Second list variant"). */
const readAlsoCount = 5

/**
 * Selects the posts for "Read also": related posts first, then the newest. A related post is taken
 * from `list` when the list has it, because the list is fresher. `except` is the current article.
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
