'use client'

import { useEffect, useRef, useState, type ComponentProps } from 'react'
import type { FreshPagesProps } from '#components/blog/fresh-pages'
import { PostCard } from '#components/blog/post-card'
import { Button, buttonClass } from '#components/ui/button'
import type { PostPage } from '#lib/blog/types'
import { codes } from '#lib/i18n/languages'
import { pathTo } from '#lib/i18n/routes'
import { Later } from '#components/ui/later'

type FreshState = Parameters<FreshPagesProps['onChange']>[0]

const loadFreshPages = () => import('#components/blog/fresh-pages').then(({ FreshPages }) => FreshPages)

export type PostListLabels = {
  readMore: string
  empty: string
  more: string
  loading: string
  failed: string
  /** `%s` stands for the count. */
  added: string
}

type Props = Omit<ComponentProps<typeof PostCard>, 'post' | 'readMore'> & {
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
  /** How many posts stood here when More was last pressed. */
  const [before, setBefore] = useState<number>()
  const [size, setSize] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const [{ pages, hasFailed: lastFailed }, setFresh] = useState<FreshState>({ pages: [initial], hasFailed: false })
  const address = (index: number) => `/api/${codes[language].provider}/blog?page=${page + index}`
  const unique = [...new Map(pages.flatMap((each) => each.data).map((post) => [post.slug, post])).values()]
  const posts = also ? unique.filter(({ slug }) => slug !== also.except).slice(0, also.count) : unique
  const isMissing = pages.length < size
  const [isLoading, hasFailed] = [isMissing && !lastFailed, isMissing && lastFailed]
  const hasMore = !also && pages.at(-1)?.links.next !== null

  const added = before === undefined ? 0 : posts.length - before

  useEffect(() => {
    if (before !== undefined && added > 0) list.current?.children[before]?.querySelector('a')?.focus()
  }, [before, added])

  function loadMore() {
    if (isLoading) return
    setBefore(posts.length)
    setFresh({ pages, hasFailed: false })
    setAttempt(attempt + 1)
    if (!hasFailed) setSize(size + 1)
  }

  const fresh = (
    <Later
      load={loadFreshPages}
      of={{ address, initial, size, attempt, onChange: setFresh }}
      attempt={attempt}
      onFailure={() => {
        setFresh({ pages, hasFailed: true })
      }}
    />
  )
  if (posts.length === 0)
    return (
      <>
        {fresh}
        <p className="text-muted">{labels.empty}</p>
      </>
    )
  const layout = layouts[look]
  return (
    <>
      {fresh}
      <ul ref={list} className={`grid gap-x-8 gap-y-12 ${layout.list}`}>
        {posts.map((post) => (
          <li key={post.slug} className={layout.item}>
            <PostCard post={post} readMore={labels.readMore} {...card} />
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
        {hasFailed ? labels.failed : added > 0 && labels.added.replace('%s', String(added))}
      </p>
    </>
  )
}
