import { useEffect, useState } from 'react'
import type { OrderOption } from '#components/sign-up/order-badge'
import { restoreCard } from '#lib/sign-up/use-card'
import { whenActivated } from '#lib/when-activated'

/**
 * Restores the sign-up card from this tab's draft when the page opens. Also restores the card when
 * the browser takes the page from the back/forward cache.
 * @param orders orders that the site offers, the same on every call
 * @param onRestored called once, after the first restore
 */
export function useRestoredCard(orders: readonly OrderOption[], onRestored: () => void): void {
  const [initial] = useState({ orders, onRestored })
  useEffect(() => {
    whenActivated(() => {
      restoreCard(initial.orders)
      initial.onRestored()
    })
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restoreCard(initial.orders)
    }
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pageshow', onShow)
    }
  }, [initial])
}
