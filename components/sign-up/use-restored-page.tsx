import { useEffect } from 'react'

/** Calls back when the browser brings the page back as it was left, which may be before later changes of the draft. */
export function useRestoredPage(callback: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) callback()
    }
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pageshow', onShow)
    }
  }, [callback])
}
