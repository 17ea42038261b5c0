'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { fetchJson, onNavigation } from '#lib/blog/browser'
import { cardGrid, PostCards, type PostCardsProps } from '#components/blog/post-cards'
import { ButtonLink } from '#components/ui/button'
import { keepPlace, type ListHistory, readListHistory, returnTo, writeListHistory } from '#lib/blog/list-history'
import type { PostPage } from '#lib/blog/post'
import { readAlso } from '#lib/blog/read-also'
import { localeDetails } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { isPlainClick } from '#lib/sign-up/plain-click'

type Props = Omit<PostCardsProps, 'posts'> & {
  /** `%s` in `added` stands for the count. */
  labels: Record<'readMore' | 'empty' | 'more' | 'loading' | 'failed' | 'added', string>
  initial: PostPage
  /** Number of the page the list begins with. */
  page: number
  /** The second list variant, without More: so many related posts first, and this one left out. */
  also?: { related: number; except?: string | undefined }
  /** Rows of cover, day and title on a phone. */
  isCompact?: boolean
}

/** Posts of the blog, kept fresh; More appends the next page (spec section 4, "Blog list"). */
export function PostList({ initial, page, also, isCompact, isShort, ...cards }: Props) {
  const path = `/api/${localeDetails[cards.locale].provider}/blog?page=`
  const list = `${path}${page}`
  const { data: first = initial } = useSWR<PostPage, Error>(list, fetchJson, { ...onNavigation, fallbackData: initial })
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  /** What More has added, the last of it from this card on. */
  const [more, setMore] = useState<Pick<ListHistory, 'pages' | 'place'> & { from?: number }>({ pages: [] })
  const root = useRef<HTMLDivElement>(null)

  const all = [first, ...more.pages].flatMap(({ data }) => data)
  const posts = also
    ? readAlso(initial.data.slice(0, also.related), all, also.except)
    : all.filter(({ slug }, index) => all.findIndex((post) => post.slug === slug) === index)

  useEffect(() => {
    const left = readListHistory(list)
    if (left) setMore(left)
    const onLeave = () => {
      keepPlace(list)
    }
    window.addEventListener('pagehide', onLeave)
    return () => {
      window.removeEventListener('pagehide', onLeave)
    }
  }, [list])
  useEffect(() => {
    const { pages, place, from } = more
    if (place) returnTo(place)
    // Focus goes on at the first post that a press of More has added.
    if (from !== undefined) root.current?.querySelectorAll('li')[from]?.querySelector('a')?.focus()
    if (pages.length > 0) writeListHistory({ list, pages })
  }, [list, more])

  async function onMore() {
    setState('loading')
    try {
      const next = await fetchJson<PostPage>(`${path}${page + more.pages.length + 1}`)
      setMore({ pages: [...more.pages, next], from: root.current?.querySelectorAll('li').length ?? 0 })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const hasMore = more.pages.length > 0
  return (
    <>
      {posts.length === 0 && <p className="text-muted">{cards.labels.empty}</p>}
      <div ref={root} data-compact={isCompact} className={cardGrid}>
        <PostCards posts={posts} isShort={isShort && !hasMore && state === 'idle'} {...cards} />
        {!also && (hasMore || first.links.next !== null) && (
          <MoreLink
            {...cards}
            page={page + more.pages.length}
            state={state}
            added={more.from === undefined ? 0 : posts.length - more.from}
            isLast={(more.pages.at(-1) ?? first).links.next === null}
            onMore={() => void onMore()}
          />
        )}
      </div>
    </>
  )
}

type MoreProps = Pick<Props, 'labels' | 'locale' | 'page'> & {
  state: 'idle' | 'loading' | 'failed'
  added: number
  isLast: boolean
  onMore: () => void
}

/** Leads to the page after `page`; a plain click appends that instead. */
function MoreLink({ labels, locale, page, state, added, isLast, onMore }: MoreProps) {
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
