import type { PostPage } from '#lib/blog/post'

/** The pages that More added to a list, in its entry of the browser's history: Back and reload find them there. */
export type ListHistory = {
  /** URL of the list's first page. */
  list: string
  pages: readonly PostPage[]
  /** The card by which the visitor left, and its distance from the top of the window in pixels. */
  place?: { slug: string | undefined; top: number; hasFocus: boolean }
}

type State = { posts?: ListHistory } | null

/** What this entry of the history has of a list, if the visitor had pressed More there. */
export function readListHistory(list: string): ListHistory | undefined {
  const posts = (window.history.state as State)?.posts
  return posts?.list === list ? posts : undefined
}

export function writeListHistory(posts: ListHistory): void {
  window.history.replaceState({ ...(window.history.state as State), posts }, '')
}

export const findPostCards = () => [...document.querySelectorAll<HTMLElement>('[data-slug]')]

export function saveListPosition(list: string): void {
  const known = readListHistory(list)
  const cards = findPostCards()
  const opened = cards.find((card) => card.contains(document.activeElement))
  const card =
    opened ?? cards.find((each) => each.getBoundingClientRect().bottom > 0) ?? cards.at(-1)
  if (!known || !card) return
  const { top } = card.getBoundingClientRect()
  writeListHistory({
    ...known,
    place: { slug: card.dataset['slug'], top, hasFocus: card === opened },
  })
  // The browser would glide there before the list is as long again.
  window.history.scrollRestoration = 'manual'
}

export function restoreListPosition({
  slug,
  top,
  hasFocus,
}: NonNullable<ListHistory['place']>): void {
  const card = findPostCards().find(({ dataset }) => dataset['slug'] === slug)
  if (!card) return
  window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' })
  if (hasFocus) card.querySelector('a')?.focus({ preventScroll: true })
}
