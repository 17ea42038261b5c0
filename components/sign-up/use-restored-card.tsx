import { useCallback, useEffect, useState } from 'react'
import type { ChosenOrder } from '#components/sign-up/card-state'
import { tellCard } from '#components/sign-up/card-store'
import { readDraft } from '#components/sign-up/draft'
import { useRestoredPage } from '#components/sign-up/use-restored-page'

/**
 * Opens the card with what the visitor had chosen in this tab, in the page's language.
 * @param orders all orders there are
 * @param onOpened then, once: whatever else the page was opened with
 */
export function useChoice(orders: readonly ChosenOrder[], onOpened: () => void): void {
  // Props of the server's, the same as long as the page is.
  const [first] = useState({ orders, onOpened })
  const open = useCallback(() => {
    const { order, removed } = readDraft()
    tellCard({ kind: 'opened', order: first.orders.find(({ code }) => code === order) ?? null, removed })
  }, [first])
  useEffect(() => {
    open()
    first.onOpened()
  }, [open, first])
  useRestoredPage(open)
}
