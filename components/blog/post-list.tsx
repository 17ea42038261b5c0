'use client'

import { useRef, useState, type ComponentProps } from 'react'
import type { ShownPages } from '#components/blog/fresh-pages'
import { PostCard } from '#components/blog/post-card'
import { Button, buttonClass } from '#components/ui/button'
import { Later } from '#components/ui/later'
import type { PostPage } from '#lib/blog/types'
import { codes } from '#lib/i18n/languages'
import { pathTo } from '#lib/i18n/routes'

const loadFreshPages = () => import('#components/blog/fresh-pages').then(({ FreshPages }) => FreshPages)

export type PostListLabels = {
  readMore: string
  /** Said while an article is on its way. */
  opening: string
  empty: string
  more: string
  loading: string
  failed: string
  /** `%s` stands for the count. */
  added: string
}

type Props = Omit<ComponentProps<typeof PostCard>, 'post' | 'readMore' | 'opening'> & {
  labels: PostListLabels
  /** The server's page of the list, shown until the browser has a newer one. */
  initial: PostPage
  /** Its number. */
  page: number
  /** The second list variant: so many posts, this one left out, no More. */
  also?: { count: number; except?: string | undefined }
}

const layouts = {
  /** Three in a row. */
  link: { list: 'md:grid-cols-2 lg:grid-cols-3', item: '' },
  /** Two, then three, as there are five. */
  outline: { list: 'md:grid-cols-2 lg:grid-cols-6', item: 'lg:col-span-2 lg:first:col-span-3 lg:nth-2:col-span-3' },
} as const

/** Posts of the blog, kept fresh; More appends the next page (spec section 4, "Blog list"). */
export function PostList({ labels, initial, page, also, ...card }: Props) {
  const { language, look } = card
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState<ShownPages>({ pages: [initial], size: 1, attempt: 0, hasFailed: false })
  const { pages, size, attempt, before } = shown
  const unique = [...new Map(pages.flatMap((each) => each.data).map((post) => [post.slug, post])).values()]
  const posts = also ? unique.filter(({ slug }) => slug !== also.except).slice(0, also.count) : unique
  const isMissing = pages.length < size
  const [isLoading, hasFailed] = [isMissing && !shown.hasFailed, isMissing && shown.hasFailed]
  const hasMore = !also && pages.at(-1)?.links.next !== null
  const added = before === undefined ? 0 : posts.length - before

  function loadMore() {
    if (isLoading) return
    const wanted = hasFailed ? size : size + 1
    setShown({ ...shown, size: wanted, attempt: attempt + 1, hasFailed: false, before: posts.length })
  }

  const layout = layouts[look]
  return (
    <>
      <Later
        load={loadFreshPages}
        of={{ path: `/api/${codes[language].provider}/blog?page=`, page, shown, list, setShown }}
        attempt={attempt}
        onFailure={() => {
          setShown({ ...shown, hasFailed: true })
        }}
      />
      {posts.length === 0 && <p className="text-muted">{labels.empty}</p>}
      <ul ref={list} className={`grid gap-x-8 gap-y-12 ${layout.list}`}>
        {posts.map((post) => (
          <li key={post.slug} data-slug={post.slug} className={layout.item}>
            <PostCard post={post} readMore={labels.readMore} opening={labels.opening} {...card} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className="mt-12">
          <Button
            look="outline"
            aria-disabled={isLoading || undefined}
            onClick={loadMore}
            className="max-sm:w-full noscript:hidden"
          >
            {isLoading ? labels.loading : labels.more}
          </Button>
          <a
            href={pathTo(language, 'blogPage', { slug: String(page + 1) })}
            className={buttonClass('outline', 'hidden! noscript:inline-flex!')}
          >
            {labels.more}
          </a>
        </div>
      )}
      <p role="status" className={hasFailed ? 'mt-4 text-error' : 'sr-only'}>
        {hasFailed
          ? labels.failed
          : isLoading
            ? labels.loading
            : added > 0 && labels.added.replace('%s', String(added))}
      </p>
    </>
  )
}
