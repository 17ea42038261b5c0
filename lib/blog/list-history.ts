import type { PostPage } from '#lib/blog/post'

/** The pages that More added to a list. They are kept in the browser's history entry for Back and reload. */
export type ListHistory = {
  /** URL of the list's first page. */
  list: string
  pages: readonly PostPage[]
  /** The card at which the visitor left, and its distance from the top of the window in pixels. */
  place?: { slug: string | undefined; top: number; hasFocus: boolean }
}

type HistoryState = { posts?: ListHistory } | null

/** The saved pages of a list. Undefined unless the visitor pressed More in this history entry. */
export function readListHistory(list: string): ListHistory | undefined {
  const posts = (window.history.state as HistoryState)?.posts
  return posts?.list === list ? posts : undefined
}

export function writeListHistory(posts: ListHistory): void {
  const state = { ...(window.history.state as HistoryState), posts }
  window.history.replaceState(state, '')
}

/** The cards of all lists on the page, in reading order. */
export const findPostCards = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-slug]'),
]

/** Saves the card that is focused, or else the first card in view. */
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
  // The browser would scroll before the added pages are drawn.
  window.history.scrollRestoration = 'manual'
}

/** Scrolls to a saved card and gives it back its focus. */
export function restoreListPosition(place: NonNullable<ListHistory['place']>): void {
  const { slug, top, hasFocus } = place
  const card = findPostCards().find(({ dataset }) => dataset['slug'] === slug)
  if (!card) return
  window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' })
  if (hasFocus) card.querySelector('a')?.focus({ preventScroll: true })
}
