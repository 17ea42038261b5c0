'use client'

import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { fetchJson, onNavigation } from '#lib/blog/browser'
import { cardGrid, PostCards, type PostCardsProps } from '#components/blog/post-cards'
import { Button, ButtonLink } from '#components/ui/button'
import type { PostPage, PostSummary } from '#lib/blog/post'
import { localeDetails } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

type Props = Omit<PostCardsProps, 'posts' | 'isFirst'> & {
  /** `%s` in `added` stands for the count. */
  labels: Record<'readMore' | 'empty' | 'more' | 'nextPage' | 'loading' | 'failed' | 'added', string>
  initial: PostPage
  /** Number of the page the list begins with. */
  page: number
  /** A page of its own, which has links to its neighbours where scripts do not run. */
  isPage?: boolean | undefined
  /** The second list variant: so many posts, this one left out, no More. */
  also?: { count: number; except?: string | undefined; related: readonly PostSummary[] }
}

/** The posts that share a topic with the page, as fresh as the list has them, then the newest. */
function withRelated(list: readonly PostSummary[], { count, except, related }: NonNullable<Props['also']>) {
  const fresh = related.map((post) => list.find(({ slug }) => slug === post.slug) ?? post)
  const others = list.filter(({ slug }) => slug !== except && !related.some((post) => post.slug === slug))
  return [...fresh, ...others].slice(0, count)
}

/** Posts of the blog, kept fresh; More appends the next page (spec section 4, "Blog list"). */
export function PostList({ initial, page, isPage, also, layout, isShort, ...card }: Props) {
  const { labels, locale } = card
  const path = `/api/${localeDetails[locale].provider}/blog?page=`
  const { data: first = initial } = useSWR<PostPage>(`${path}${page}`, fetchJson, {
    ...onNavigation,
    fallbackData: initial,
  })
  const [more, setMore] = useState<readonly PostPage[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const posts = also ? withRelated(first.data, also) : first.data
  // A post that came in between has moved others to the next page.
  const later = more
    .flatMap(({ data }) => data)
    .filter((post, index, all) => ![...posts, ...all.slice(0, index)].some(({ slug }) => slug === post.slug))
  const [before, setBefore] = useState(0)

  // Focus goes on at the first post that a press of More has added.
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (more.length > 0) root.current?.querySelectorAll('li')[before]?.querySelector('a')?.focus()
  }, [more, before])

  async function onMore() {
    setState('loading')
    try {
      const next = await fetchJson<PostPage>(`${path}${page + more.length + 1}`)
      setBefore(posts.length + later.length)
      setMore([...more, next])
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const isLoading = state === 'loading'
  const isWhole = !isShort || isLoading || more.length > 0
  return (
    <>
      {posts.length === 0 && <p className="text-muted">{labels.empty}</p>}
      <div ref={root} className={`${cardGrid}${card.isCompact ? ' max-md:gap-y-6' : ''}`}>
        <PostCards posts={posts} layout={layout} isShort={!isWhole} isFirst={isPage} {...card} />
        {later.length > 0 && <PostCards posts={later} {...card} />}
        {isLoading &&
          [1, 2, 3].map((skeleton) => (
            <div key={skeleton} data-skeleton aria-hidden="true" className="flex flex-col lg:col-span-2">
              <span className="aspect-4/3 rounded-2xl bg-wash" />
              <span className="mt-5 h-5 w-4/5 rounded-md bg-wash" />
              <span className="mt-3 h-5 w-3/5 rounded-md bg-wash" />
            </div>
          ))}
        {!also && (first.links.next !== null || more.length > 0) && (
          <div className="col-span-full">
            {(more.at(-1) ?? first).links.next !== null && (
              <>
                <Button
                  look="outline"
                  aria-disabled={isLoading || undefined}
                  onClick={isLoading ? undefined : () => void onMore()}
                  className="max-sm:w-full noscript:hidden"
                >
                  {isLoading ? labels.loading : labels.more}
                </Button>
                {!isPage && (
                  <ButtonLink
                    href={pathTo(locale, 'blogPage', { slug: String(page + 1) })}
                    look="outline"
                    className="hidden! noscript:inline-flex!"
                  >
                    {labels.nextPage}
                  </ButtonLink>
                )}
              </>
            )}
            <p role="status" className={state === 'failed' ? 'mt-4 text-error' : 'sr-only'}>
              {state === 'idle'
                ? more.length > 0 && labels.added.replace('%s', String(posts.length + later.length - before))
                : labels[state]}
            </p>
          </div>
        )}
      </div>
    </>
  )
}
