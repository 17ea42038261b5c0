import { useEffect } from 'react'
import { isPlainClick } from '#lib/plain-click'
import { goToForm } from '#lib/sign-up/go-to-form'
import { dispatchCard } from '#lib/sign-up/use-card'

/**
 * Turns the home page's card to the side that the hash names: the form or the contacts. For
 * `#subscribe`, the form also replaces a success or error message.
 */
export function turnCardToHash({ hash }: { hash: string }): void {
  if (hash === '#subscribe') dispatchCard({ type: 'subscribe' })
  if (hash === '#contacts') dispatchCard({ type: 'contacts' })
}

/**
 * Lets links on the page control the sign-up card. A link to `#subscribe` turns the card to the
 * form. A link to `#contacts` turns the card to the contacts. Both links work even if the URL
 * already has the link's hash. A link to `/{lang}/sign-up?order=…` sets the order of the card and
 * does not leave the page.
 */
export function useCardLinks(): void {
  useEffect(() => {
    const page = new AbortController()
    const { signal } = page
    document.addEventListener('click', followCardLink, { signal })
    // The browser's Back and Forward buttons change the hash without a click on a link.
    window.addEventListener('hashchange', () => turnCardToHash(window.location), { signal })
    return () => page.abort()
  }, [])
}

function followCardLink(event: MouseEvent): void {
  // With a modifier key held, the browser opens the link in another tab.
  if (!isPlainClick(event)) return
  const { target } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link) return
  if (link.pathname === window.location.pathname) turnCardToHash(link)
  const isFormPage = link.pathname.endsWith('/sign-up')
  const order = isFormPage && new URLSearchParams(link.search).get('order')
  if (!order) return
  event.preventDefault()
  link.closest('dialog')?.close()
  dispatchCard({ type: 'order', order })
  goToForm()
}
