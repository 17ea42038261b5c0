import { useEffect, useMemo } from 'react'
import useSWRInfinite from 'swr/infinite'
import { fetchFromSite } from '#lib/blog/fetch-from-site'
import type { PostPage } from '#lib/blog/types'

export type FreshPagesProps = {
  /** Address of the page that many places after the first one shown. */
  address: (index: number) => string
  /** The server's first page. */
  initial: PostPage
  /** How many pages are wanted, and how often the visitor has asked for more. */
  size: number
  attempt: number
  onChange: (state: { pages: readonly PostPage[]; hasFailed: boolean }) => void
}

/** Keeps the pages of a list fresh, and fetches more of them when asked; draws nothing. */
export function FreshPages({ address, initial, size, attempt, onChange }: FreshPagesProps) {
  const next = (index: number, before: PostPage | null) => (before?.links.next === null ? null : address(index))
  // Kept: a new array at each render would be news each time.
  const fallbackData = useMemo(() => [initial], [initial])
  const { data, error, setSize, isValidating } = useSWRInfinite<PostPage, Error>(next, fetchFromSite, {
    fallbackData,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    dedupingInterval: 0,
  })
  useEffect(() => {
    if (attempt > 0) void setSize(size)
  }, [attempt, size, setSize])
  useEffect(() => {
    onChange({ pages: data ?? fallbackData, hasFailed: error !== undefined && !isValidating })
  }, [data, error, isValidating, fallbackData, onChange])
  return null
}
