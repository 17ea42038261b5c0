import type { PostPage } from '#lib/blog/types'

/** The pages that More added to a list, in its entry of the browser's history: Back and reload find them there. */
export type ListHistory = {
  /** URL of the list's first page. */
  list: string
  pages: readonly PostPage[]
  /** The card by which the visitor left, and its distance from the top of the window in pixels. */
  place?: { slug: string; top: number; hasFocus: boolean } | undefined
}

export const historyKey = 'posts'

/** What this entry of the history has of a list, if the visitor had pressed More there. */
export function readListHistory(list: string): ListHistory | undefined {
  const state = window.history.state as { [historyKey]?: ListHistory } | null
  return state?.[historyKey]?.list === list ? state[historyKey] : undefined
}
