import { useEffect } from 'react'
import { tellCard } from '#components/sign-up/card-store'
import { isPlainClick } from '#components/sign-up/plain-click'

/** `#subscribe` and `#contacts` are the card's addresses; every link to the first is a sign-up action. */
export function followHash(hash: string): void {
  if (hash === '#subscribe') tellCard({ kind: 'asked' })
  if (hash === '#contacts') tellCard({ kind: 'contacts' })
}

/** Turns the card for links to its sides, also to the one already in the address, and for Back and Forward. */
export function useCardLinks(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      const { target } = event
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null
      if (link?.pathname === window.location.pathname) followHash(link.hash)
    }
    const onAddress = () => {
      followHash(window.location.hash)
    }
    document.addEventListener('click', onClick)
    window.addEventListener('hashchange', onAddress)
    return () => {
      document.removeEventListener('click', onClick)
      window.removeEventListener('hashchange', onAddress)
    }
  }, [])
}
