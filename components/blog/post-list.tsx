'use client'

import { useCallback, useEffect, useState } from 'react'
import useSWR from 'swr'
import { fetchJson, onNavigation, readListHistory } from '#lib/blog/browser'
import { MoreButton, type MoreLabels } from '#components/blog/more-button'
import type { MorePosts } from '#components/blog/more-posts'
import { PostCards, type PostCardsProps } from '#components/blog/post-cards'
import type { PostPage, PostSummary } from '#lib/blog/post'
import { localeDetails } from '#lib/i18n/locales'

type Props = Omit<PostCardsProps, 'posts' | 'labels'> & {
  labels: PostCardsProps['labels'] & MoreLabels & { empty: string }
  initial: PostPage
  page: number
  /** The second list variant: so many posts, this one left out, no More. */
  also?: { count: number; except?: string | undefined; related: readonly PostSummary[] }
  /** A page of its own, which has links to its neighbours where scripts do not run. */
  isPage?: boolean
  isFeatured?: boolean
}

/** The posts that share a topic with the page, as fresh as the list has them, then the newest. */
function withRelated(list: readonly PostSummary[], { count, except, related }: NonNullable<Props['also']>) {
  const fresh = related.map((post) => list.find(({ slug }) => slug === post.slug) ?? post)
  const others = list.filter(({ slug }) => slug !== except && !related.some((post) => post.slug === slug))
  return [...fresh, ...others].slice(0, count)
}

/** Posts of the blog, kept fresh; More appends the next page (spec section 4, "Blog list"). */
export function PostList({ initial, page, also, isPage, isFeatured, ...cards }: Props) {
  const { labels, locale } = cards
  const path = `/api/${localeDetails[locale].provider}/blog?page=`
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
      <div className={`post-list grid${also ? ' read-also' : isFeatured ? ' featured' : ''}`}>
        <PostCards posts={posts} isFirst={isPage} {...cards} />
        {More ? (
          <More first={data} page={page} path={path} hasFocus={state === 'loading'} isPage={isPage} {...cards} />
        ) : (
          !also &&
          data.links.next !== null && (
            <MoreButton state={state} page={page} onMore={onMore} labels={labels} locale={locale} isPage={isPage} />
          )
        )}
      </div>
    </>
  )
}
