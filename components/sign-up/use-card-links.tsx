import { useEffect } from 'react'
import { dispatchCard } from '#components/sign-up/card-store'
import { isPlainClick } from '#components/sign-up/plain-click'

/** `#subscribe` and `#contacts` are the card's sides; every link to the first is a sign-up action. */
export function followHash(hash: string): void {
  if (hash === '#subscribe') dispatchCard({ type: 'subscribe' })
  if (hash === '#contacts') dispatchCard({ type: 'contacts' })
}

/** Turns the card for links to its sides, also to the one already in the URL, and for Back and Forward. */
export function useCardLinks(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      const { target } = event
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null
      if (link?.pathname === window.location.pathname) followHash(link.hash)
    }
    const onHashChange = () => {
      followHash(window.location.hash)
    }
    const page = new AbortController()
    const { signal } = page
    document.addEventListener('click', onClick, { signal })
    window.addEventListener('hashchange', onHashChange, { signal })
    return () => {
      page.abort()
    }
  }, [])
}
