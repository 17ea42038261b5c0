import { useCallback, useEffect, useState } from 'react'
import type { OrderOption } from '#components/sign-up/card-order'
import { dispatchCard } from '#components/sign-up/card-store'
import { readDraft } from '#components/sign-up/draft'
import { useRestoredPage } from '#components/sign-up/use-restored-page'

/**
 * Restores the order of this tab's draft, one of `orders`, when the card comes to the page.
 * @param onRestored then, once: whatever else the page was opened with
 */
export function useRestoredCard(orders: readonly OrderOption[], onRestored: () => void): void {
  // Props of the server's, the same as long as the page is.
  const [first] = useState({ orders, onRestored })
  const restore = useCallback(() => {
    const { order, removedOrder } = readDraft()
    const isKnown = first.orders.some(({ code }) => code === order)
    dispatchCard({ type: 'restore', order: isKnown ? order : '', removedOrder })
  }, [first])
  useEffect(() => {
    restore()
    first.onRestored()
  }, [restore, first])
  useRestoredPage(restore)
}
