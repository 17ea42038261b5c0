'use client'

import { useCallback, useEffect, useState } from 'react'
import useSWR from 'swr'
import { fetchJson, onNavigation } from '#components/blog/fetch-json'
import { readListHistory } from '#components/blog/list-history'
import { MoreButton, type MoreLabels } from '#components/blog/more-button'
import type { MorePosts } from '#components/blog/more-posts'
import { PostCards, type PostCardsProps } from '#components/blog/post-cards'
import type { PostPage } from '#lib/blog/types'
import { localeDetails } from '#lib/i18n/locales'

type Props = Omit<PostCardsProps, 'posts' | 'labels'> & {
  labels: PostCardsProps['labels'] & MoreLabels & { empty: string }
  /** The server's page of the list. */
  initial: PostPage
  /** Its number. */
  page: number
  /** The second list variant: so many posts, this one left out, no More. */
  also?: { count: number; except?: string | undefined }
}

/** Posts of the blog, kept fresh; More appends the next page (spec section 4, "Blog list"). */
export function PostList({ initial, page, also, ...cards }: Props) {
  const { labels, locale } = cards
  const path = `/api/${localeDetails[locale].provider}/blog?page=`
  const url = `${path}${page}`
  const { data = initial } = useSWR<PostPage, Error>(url, fetchJson, { ...onNavigation, fallbackData: initial })
  const posts = also ? data.data.filter(({ slug }) => slug !== also.except).slice(0, also.count) : data.data

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
      <div className={also ? 'post-list read-also grid' : 'post-list grid'}>
        <PostCards posts={posts} {...cards} />
        {More ? (
          <More first={data} page={page} path={path} hasFocus={state === 'loading'} {...cards} />
        ) : (
          !also &&
          data.links.next !== null && (
            <MoreButton state={state} page={page} onMore={onMore} labels={labels} locale={locale} />
          )
        )}
      </div>
    </>
  )
}
