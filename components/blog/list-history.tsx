import type { PostPage } from '#lib/blog/types'

/** A list of posts as it was left, kept in its entry of the browser's history: Back and reload find it there. */
type Remembered = {
  /** Address of its first page. */
  of: string
  pages: readonly PostPage[]
  /** The card that was opened, and where it stood in the window. */
  opened?: { slug: string; top: number }
}

const key = 'posts'

function remembered(of: string): Remembered | undefined {
  const state = window.history.state as { [key]?: Remembered } | null
  return state?.[key]?.of === of ? state[key] : undefined
}

function remember(list: Remembered): void {
  window.history.replaceState({ ...(window.history.state as object | null), [key]: list }, '')
}

/** Pages a list had when it was left, if more than the first. */
export function restoredPages(of: string): readonly PostPage[] | undefined {
  return remembered(of)?.pages
}

/** Brings the card that was opened back to where it stood, and gives it the focus. */
export function returnToCard(of: string, list: HTMLElement | null): void {
  const opened = remembered(of)?.opened
  const card = opened && list?.querySelector<HTMLElement>(`[data-slug="${CSS.escape(opened.slug)}"]`)
  if (!card) return
  window.scrollBy({ top: card.getBoundingClientRect().top - opened.top, behavior: 'instant' })
  card.querySelector('a')?.focus({ preventScroll: true })
}

/** Remembers the pages of a list once there are several, and which card is opened until the answer is called. */
export function rememberPages(of: string, pages: readonly PostPage[], list: HTMLElement | null) {
  if (pages.length < 2 || !list) return undefined
  remember({ ...remembered(of), of, pages })
  const note = ({ target }: Event) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-slug]') : null
    const slug = card?.dataset['slug']
    if (card && slug) remember({ of, pages, opened: { slug, top: card.getBoundingClientRect().top } })
  }
  list.addEventListener('click', note)
  return () => {
    list.removeEventListener('click', note)
  }
}
