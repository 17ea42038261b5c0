import { ArticleSkeleton } from '#components/blog/article-skeleton'

export type CoverProps = { title: string; loading: string }

/** Not for the first tenth of a second, which most articles stay below. */
const appears = 'transition-opacity delay-100 duration-0 starting:opacity-0'

/** Covers all but the header with the title and the skeleton of an article on its way. */
export function ArticleCover({ title, loading }: CoverProps) {
  return (
    <div
      className={`fixed inset-0 z-10 cursor-auto bg-paper font-normal text-ink ${appears}`}
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
