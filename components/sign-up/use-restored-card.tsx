import { useCallback, useEffect, useState } from 'react'
import { dispatchCard } from '#components/sign-up/card-store'
import { readDraft } from '#components/sign-up/draft'
import { useRestoredPage } from '#components/sign-up/use-restored-page'

/**
 * Restores the order of this tab's draft when the card comes to the page.
 * @param onRestored then, once: whatever else the page was opened with
 */
export function useRestoredCard(onRestored: () => void): void {
  // Props of the server's, the same as long as the page is.
  const [onFirst] = useState(() => onRestored)
  const restore = useCallback(() => {
    const { order, removedOrder } = readDraft()
    dispatchCard({ type: 'restore', order, removedOrder })
  }, [])
  useEffect(() => {
    restore()
    onFirst()
  }, [restore, onFirst])
  useRestoredPage(restore)
}
