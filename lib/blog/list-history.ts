import type { PostPage } from '#lib/blog/post'

/**
 * Pages of posts that the More button has added to a list. The history entry of the browser keeps
 * these pages, so that Back and reload restore the list.
 */
export type ListHistory = {
  /** Name of the list. A page may have two lists of posts. */
  list: string
  pages: readonly PostPage[]
  /**
   * The post's card that had focus when the visitor left the page. When no card had focus, the
   * first card in view.
   */
  place?: {
    slug: string | undefined
    /** Distance of the card from the top of the viewport, in pixels. */
    top: number
    /** True when the card had focus. */
    hasFocus: boolean
  }
}

type HistoryState = { posts?: ListHistory } | null

/**
 * Returns the saved pages of a list. Returns undefined when the visitor has not pressed More in
 * this history entry.
 */
export function readListHistory(list: string): ListHistory | undefined {
  const posts = (window.history.state as HistoryState)?.posts
  return posts?.list === list ? posts : undefined
}

export function writeListHistory(posts: ListHistory): void {
  const state = { ...(window.history.state as HistoryState), posts }
  window.history.replaceState(state, '')
}

/** Cards of the posts in all lists on the page, in reading order. */
export const findPostCards = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-slug]'),
]

/**
 * Saves the post's card that has focus as `place` in the list's history. When no card has focus,
 * saves the first card in view.
 */
export function saveListPosition(list: string): void {
  const saved = readListHistory(list)
  const cards = findPostCards()
  const focused = cards.find((card) => card.contains(document.activeElement))
  const inView = cards.find((card) => card.getBoundingClientRect().bottom > 0)
  const card = focused ?? inView ?? cards.at(-1)
  if (!saved || !card) return
  const { top } = card.getBoundingClientRect()
  const place = { slug: card.dataset['slug'], top, hasFocus: card === focused }
  writeListHistory({ ...saved, place })
  // With automatic scroll restoration the browser would scroll before the added pages are rendered.
  window.history.scrollRestoration = 'manual'
}

/**
 * Scrolls until the card in `place` is where the card was when the visitor left the page. Focuses
 * the link of the card if the card had focus when the visitor left.
 */
export function restoreListPosition(place: NonNullable<ListHistory['place']>): void {
  const { slug, top, hasFocus } = place
  const card = findPostCards().find(({ dataset }) => dataset['slug'] === slug)
  if (!card) return
  window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' })
  if (hasFocus) card.querySelector('a')?.focus({ preventScroll: true })
}
