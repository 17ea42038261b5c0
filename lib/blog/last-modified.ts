import type { PostSummary } from '#lib/blog/types'

/** ISO day on which a post last became another: published, updated or reviewed; undefined when it names none of them. */
export function lastModified({ published, updated, reviewed }: Partial<PostSummary>): string | undefined {
  return [published, updated, reviewed]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}
