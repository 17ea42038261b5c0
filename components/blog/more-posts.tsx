import { useEffect, useRef, useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import { fetchJson, historyField, type ListHistory, onNavigation, readListHistory } from '#lib/blog/browser'
import { PostCards } from '#components/blog/post-cards'
import { type ListProps, MoreLink } from '#components/blog/post-list'
import type { PostPage } from '#lib/blog/post'

type Props = ListProps & {
  /** The list's first page, and the URL of a page without its number. */
  first: PostPage
  path: string
  /** The More that was pressed had the focus. */
  hasFocus: boolean
}

export function MorePosts({ first, path, hasFocus, ...props }: Props) {
  const { page } = props
  const list = `${path}${page}`
  const [left] = useState(() => readListHistory(list))
  const { data, error, size, setSize, isValidating } = useSWRInfinite<PostPage, Error>(
    (index, previous: PostPage | null) =>
      (previous ?? first).links.next === null ? null : `${path}${page + 1 + index}`,
    fetchJson,
    {
      ...onNavigation,
      revalidateFirstPage: false,
      ...(left && { fallbackData: [...left.pages], initialSize: left.pages.length }),
    },
  )
  const pages = data ?? []
  const shown = new Set(first.data.map(({ slug }) => slug))
  const posts = pages.flatMap((each) => each.data).filter(({ slug }) => !shown.has(slug) && shown.add(slug))
  const state = pages.length >= size ? 'idle' : error && !isValidating ? 'failed' : 'loading'

  // Focus goes on at the first post that a press of More has added.
  const root = useRef<HTMLDivElement>(null)
  const [before, setBefore] = useState(left ? undefined : 0)
  useEffect(() => {
    if (before !== undefined) root.current?.querySelectorAll('li')[before]?.querySelector('a')?.focus()
  }, [before, posts.length])

  useEffect(() => {
    if (left?.place) returnTo(left.place)
  }, [left])
  useEffect(() => {
    if (data) writeListHistory({ list, pages: data })
  }, [list, data])
  useEffect(() => {
    const onLeave = () => {
      const known = readListHistory(list)
      if (!known) return
      writeListHistory({ ...known, place: readPlace() })
      // The browser would glide there before the list is as long again.
      window.history.scrollRestoration = 'manual'
    }
    window.addEventListener('pagehide', onLeave)
    return () => {
      window.removeEventListener('pagehide', onLeave)
    }
  }, [list])

  function onMore() {
    setBefore(posts.length)
    void setSize(state === 'failed' ? size : size + 1)
  }
  return (
    <div ref={root} className="contents">
      <PostCards posts={posts} {...props} />
      <MoreLink
        {...props}
        page={page + pages.length}
        state={state}
        added={before === undefined ? 0 : posts.length - before}
        isLast={pages.at(-1)?.links.next === null}
        hasFocus={hasFocus}
        onMore={onMore}
      />
    </div>
  )
}

function writeListHistory(list: ListHistory): void {
  window.history.replaceState({ ...(window.history.state as object | null), [historyField]: list }, '')
}

function readPlace(): ListHistory['place'] {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-slug]')]
  const opened = cards.find((card) => card.contains(document.activeElement))
  const card = opened ?? cards.find((each) => each.getBoundingClientRect().bottom > 0) ?? cards.at(-1)
  const slug = card?.dataset['slug']
  return card && slug !== undefined
    ? { slug, top: card.getBoundingClientRect().top, hasFocus: opened !== undefined }
    : undefined
}

function returnTo({ slug, top, hasFocus }: NonNullable<ListHistory['place']>): void {
  const card = document.querySelector(`[data-slug="${CSS.escape(slug)}"]`)
  if (!card) return
  window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' })
  if (hasFocus) card.querySelector('a')?.focus({ preventScroll: true })
}
