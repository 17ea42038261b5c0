import { useEffect, useLayoutEffect, useState, type Dispatch, type RefObject, type SetStateAction } from 'react'
import { SWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
// Not drawn here: it comes with this script, before an article is opened.
import '#components/blog/article-cover'
import { fetchFromSite } from '#lib/blog/fetch-from-site'
import { rememberPages, restoredPages, returnToCard } from '#lib/blog/remembered-pages'
import type { PostPage } from '#lib/blog/types'

/** What a list shows. */
export type ShownPages = {
  pages: readonly PostPage[]
  /** How many pages are wanted, and how often the visitor has asked for more. */
  size: number
  attempt: number
  hasFailed: boolean
  /** How many posts stood here when More was last pressed. */
  before?: number
  /** Whether it is known what the visitor had left here. */
  isRestored?: boolean
}

type Props = {
  /** Address of a page of the list, without its number. */
  path: string
  /** Number of the first page shown. */
  page: number
  shown: ShownPages
  list: RefObject<HTMLUListElement | null>
  setShown: Dispatch<SetStateAction<ShownPages>>
}

function addressOf(path: string, page: number): string {
  return `${path}${page}`
}

/** Keeps the pages of a list fresh, fetches more of them when asked, and brings them back with the visitor. */
export function FreshPages(props: Props) {
  const { path, page, shown, list, setShown } = props
  const { isRestored } = shown
  const address = addressOf(path, page)
  // Before anything is painted, so that the browser finds the page as high as it was left.
  useLayoutEffect(() => {
    const pages = restoredPages(address)
    setShown((now) => ({ ...now, ...(pages && { pages, size: pages.length }), isRestored: true }))
  }, [address, setShown])
  useLayoutEffect(() => {
    if (isRestored) returnToCard(address, list.current)
  }, [isRestored, address, list])
  return (
    isRestored && (
      <SWRConfig value={{ provider: () => new Map() }}>
        <Pages {...props} />
      </SWRConfig>
    )
  )
}

function Pages({ path, page, shown, list, setShown }: Props) {
  const { pages, size, attempt, before } = shown
  const next = (index: number, last: PostPage | null) =>
    last?.links.next === null ? null : addressOf(path, page + index)
  const [fallbackData] = useState(() => [...pages])
  const { data, error, setSize, isValidating } = useSWRInfinite<PostPage, Error>(next, fetchFromSite, {
    fallbackData,
    initialSize: size,
    revalidateFirstPage: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    dedupingInterval: 0,
  })
  const [firstAttempt] = useState(attempt)
  useEffect(() => {
    if (attempt > firstAttempt) void setSize(size)
  }, [attempt, firstAttempt, size, setSize])
  useEffect(() => {
    const hasFailed = error !== undefined && !isValidating
    setShown((now) => ({ ...now, pages: data ?? fallbackData, hasFailed }))
  }, [data, error, isValidating, fallbackData, setShown])
  const count = pages.length
  useEffect(() => {
    if (before !== undefined) list.current?.children[before]?.querySelector('a')?.focus()
  }, [before, count, list])
  useEffect(() => rememberPages(addressOf(path, page), pages, list.current), [path, page, pages, list])
  return null
}
