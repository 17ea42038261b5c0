'use client'

import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { fetchJson, onNavigation, readListHistory } from '#lib/blog/browser'
import type { MorePosts } from '#components/blog/more-posts'
import { cardGrid, PostCards, type PostCardsProps } from '#components/blog/post-cards'
import { ButtonLink } from '#components/ui/button'
import type { PostPage, PostSummary } from '#lib/blog/post'
import { localeDetails } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { isPlainClick } from '#lib/sign-up/plain-click'

/** `%s` in `added` stands for the count. */
type Labels = Record<'readMore' | 'empty' | 'more' | 'loading' | 'failed' | 'added', string>

/** What is said of a list and of its later pages. */
export type ListProps = Omit<PostCardsProps, 'posts' | 'lead' | 'isShort'> & {
  labels: Labels
  /** Number of the page the list begins with. */
  page: number
}

type Props = ListProps & {
  initial: PostPage
  /** The second list variant: so many posts, this one left out, no More. */
  also?: { count: number; except?: string | undefined; related: readonly PostSummary[] }
  /** Rows of cover, day and title on a phone. */
  isCompact?: boolean
} & Pick<PostCardsProps, 'lead' | 'isShort'>

/** The posts that share a topic with the page, as fresh as the list has them, then the newest. */
function withRelated(list: readonly PostSummary[], { count, except, related }: NonNullable<Props['also']>) {
  const fresh = related.map((post) => list.find(({ slug }) => slug === post.slug) ?? post)
  const others = list.filter(({ slug }) => slug !== except && !related.some((post) => post.slug === slug))
  return [...fresh, ...others].slice(0, count)
}

/** Posts of the blog, kept fresh; More appends the next page (spec section 4, "Blog list"). */
export function PostList({ initial, also, isCompact, lead, isShort, ...list }: Props) {
  const { labels, page } = list
  const path = `/api/${localeDetails[list.locale].provider}/blog?page=`
  const url = `${path}${page}`
  const { data = initial } = useSWR<PostPage, Error>(url, fetchJson, { ...onNavigation, fallbackData: initial })
  const posts = also ? withRelated(data.data, also) : data.data

  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [More, setMore] = useState<typeof MorePosts>()
  // Not by next/dynamic: without a connection the script does not come, which would break the whole page.
  const loadMore = useCallback(() => {
    import('#components/blog/more-posts').then(
      ({ MorePosts }) => {
        setMore(() => MorePosts)
      },
      () => {
        setState('failed')
      },
    )
  }, [])
  useEffect(() => {
    if (readListHistory(url)) loadMore()
  }, [url, loadMore])
  function onMore() {
    setState('loading')
    loadMore()
  }
  return (
    <>
      {posts.length === 0 && <p className="text-muted">{labels.empty}</p>}
      <div data-compact={isCompact} className={cardGrid}>
        <PostCards posts={posts} lead={lead} isShort={isShort && !More && state === 'idle'} {...list} />
        {More ? (
          <More first={data} path={path} hasFocus={state === 'loading'} {...list} />
        ) : (
          !also && data.links.next !== null && <MoreLink state={state} onMore={onMore} {...list} />
        )}
      </div>
    </>
  )
}

type MoreProps = Pick<ListProps, 'labels' | 'locale' | 'page'> & {
  state: 'idle' | 'loading' | 'failed'
  added?: number
  isLast?: boolean
  /** Takes the focus when it appears. */
  hasFocus?: boolean
  onMore: () => void
}

/** Leads to the page after `page`; a plain click appends that instead. */
export function MoreLink({ labels, locale, page, state, added = 0, isLast, hasFocus, onMore }: MoreProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (hasFocus) link.current?.focus()
  }, [hasFocus])
  const isLoading = state === 'loading'
  const announced = isLoading ? labels.loading : added > 0 && labels.added.replace('%s', String(added))
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (!isLoading) onMore()
  }
  return (
    <>
      {isLoading &&
        [1, 2, 3].map((card) => (
          <div key={card} data-skeleton aria-hidden="true" className="flex flex-col lg:col-span-2">
            <span className="aspect-4/3 rounded-2xl bg-wash" />
            <span className="mt-5 h-5 w-4/5 rounded-md bg-wash" />
            <span className="mt-3 h-5 w-3/5 rounded-md bg-wash" />
          </div>
        ))}
      <div className="col-span-full">
        {!isLast && (
          <ButtonLink
            ref={link}
            href={pathTo(locale, 'blogPage', { slug: String(page + 1) })}
            rel="next"
            look="outline"
            aria-disabled={isLoading || undefined}
            onClick={onClick}
            className="max-sm:w-full"
          >
            {isLoading ? labels.loading : labels.more}
          </ButtonLink>
        )}
        <p role="status" className={state === 'failed' ? 'mt-4 text-error' : 'sr-only'}>
          {state === 'failed' ? labels.failed : announced}
        </p>
      </div>
    </>
  )
}
