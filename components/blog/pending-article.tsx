import { ArticleSkeleton } from '#components/blog/article-skeleton'

export type CoverProps = { title: string; loading: string }

/** Not for the first tenth of a second, which most articles stay below. */

/** Covers all but the header with the title and the skeleton of an article on its way. */
export function ArticleCover({ title, loading }: CoverProps) {
  return (
    <div
      className="article-cover"
      onClick={(event) => {
        // It lies within the link.
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <div className="wrap pt-24 lg:pt-30">
        <div className="mb-10 h-13 w-68 rounded-xl bg-wash" />
        <ArticleSkeleton label={loading} title={title} />
      </div>
    </div>
  )
}
