'use client'

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import useSWR from 'swr'
import { fetchJson, swrOnNavigation } from '#lib/blog/fetch-json'
import { cardGrid, PostCards, type PostCardsProps } from '#components/blog/post-cards'
import { ButtonLink } from '#components/ui/button'
import {
  findPostCards,
  saveListPosition,
  readListHistory,
  restoreListPosition,
  writeListHistory,
} from '#lib/blog/list-history'
import type { ListHistory } from '#lib/blog/list-history'
import type { PostPage } from '#lib/blog/post'
import { selectReadAlso } from '#lib/blog/select-read-also'
import { localeDetails } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { isPlainClick } from '#lib/plain-click'

type PostListProps = Omit<PostCardsProps, 'posts'> & {
  /** `%s` in `added` stands for the number of added posts. */
  labels: Record<'readMore' | 'empty' | 'more' | 'loading' | 'failed' | 'added', string>
  initial: PostPage
  /** Number of the page of the blog with which the list begins. */
  page: number
  /** Data of the list “Read also”; absent for the list of the blog. */
  also?: {
    /**
     * Number of posts at the start of `initial` that share a topic with the page. These posts stay
     * at the start of the list.
     */
    related: number
    /** Slug of the post that the page shows, which the list leaves out; absent on other pages. */
    except?: string | undefined
  }
  /** On a phone, shows each card as a row: cover, then day and title. */
  isCompact?: boolean
}

/** The pages that the button More has added, and the scroll position to restore (`place`). */
type AddedPages = Pick<ListHistory, 'pages' | 'place'> & {
  /**
   * Index of the card that gets the focus: the first card of the last added page. Absent when the
   * Back button has restored the pages.
   */
  firstAdded?: number
}

/**
 * Posts of the blog. SWR requests the first page on each navigation. The button More appends the
 * next page (spec section 4, "Blog list").
 */
export function PostList({
  initial,
  page,
  also,
  isCompact,
  isShort,
  ...cards
}: PostListProps): ReactNode {
  const path = `/api/${localeDetails[cards.locale].provider}/blog?page=`
  const list = `${path}${page}`
  const { data: first = initial } = useSWR<PostPage, Error>(list, fetchJson, swrOnNavigation)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [more, setMore] = useState<AddedPages>({ pages: [] })

  const all = [first, ...more.pages].flatMap(({ data }) => data)
  const posts = also
    ? selectReadAlso(initial.data.slice(0, also.related), all, also.except)
    : [...new Map(all.map((post) => [post.slug, post])).values()]

  useEffect(() => {
    const saved = readListHistory(list)
    // The browser's history entry has the pages that the button More added before the visitor left
    // the list. The server does not know these pages. The list adds these pages after hydration,
    // because hydration needs the server's HTML.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (saved) setMore(saved)
    const onLeave = (): void => saveListPosition(list)
    window.addEventListener('pagehide', onLeave)
    return () => {
      window.removeEventListener('pagehide', onLeave)
    }
  }, [list])
  useEffect(() => {
    const { pages, place, firstAdded } = more
    if (place) restoreListPosition(place)
    if (firstAdded !== undefined) findPostCards()[firstAdded]?.querySelector('a')?.focus()
    if (pages.length > 0) writeListHistory({ list, pages })
  }, [list, more])

  const { labels, locale } = cards
  const nextPage = page + more.pages.length + 1
  const last = more.pages.at(-1)
  const isLoading = state === 'loading'
  const added = posts.length - (more.firstAdded ?? posts.length)
  const announcements = { ...labels, idle: added > 0 && labels.added.replace('%s', String(added)) }

  async function appendNextPage(event: MouseEvent): Promise<void> {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (isLoading) return
    setState('loading')
    try {
      const next = await fetchJson<PostPage>(`${path}${nextPage}`)
      setMore({ pages: [...more.pages, next], firstAdded: posts.length })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      {posts.length === 0 && <p className="text-muted">{labels.empty}</p>}
      <div data-compact={isCompact} className={cardGrid}>
        <PostCards posts={posts} isShort={isShort && !last && state === 'idle'} {...cards} />
        {isLoading &&
          [1, 2, 3].map((card) => (
            <div
              key={card}
              data-skeleton
              aria-hidden="true"
              className="flex flex-col lg:col-span-2"
            >
              <span className="aspect-4/3 rounded-2xl bg-wash" />
              <span className="mt-5 h-5 w-4/5 rounded-md bg-wash" />
              <span className="mt-3 h-5 w-3/5 rounded-md bg-wash" />
            </div>
          ))}
        {!also && (last || first.links.next !== null) && (
          <div className="col-span-full">
            {(last ?? first).links.next !== null && (
              <ButtonLink
                href={pathTo(locale, 'blogPage', { slug: String(nextPage) })}
                rel="next"
                look="outline"
                aria-disabled={isLoading || undefined}
                // A plain click appends the next page to the list. With Ctrl, Shift, Alt or Meta
                // held, the browser follows the link to the next page.
                onClick={(event) => void appendNextPage(event)}
                className="max-sm:w-full"
              >
                {isLoading ? labels.loading : labels.more}
              </ButtonLink>
            )}
            <p role="status" className={state === 'failed' ? 'mt-4 text-error' : 'sr-only'}>
              {announcements[state]}
            </p>
          </div>
        )}
      </div>
    </>
  )
}
