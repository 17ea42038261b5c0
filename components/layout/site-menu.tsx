'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'

/**
 * On small screens the menu is the platform's popover, which opens before this script has come: Escape, the button or
 * a press beside it closes it. With scripts choosing an item and growing wide do so too, and the page behind an open
 * menu is inert. From 1024 px it is simply there.
 */
export function SiteMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 64rem)')
    const close = () => menu.current?.hidePopover()
    wide.addEventListener('change', close)
    return () => {
      wide.removeEventListener('change', close)
    }
  }, [])

  function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLElement>) {
    if (target instanceof Element && target.closest('a')) currentTarget.hidePopover()
  }

  return (
    <>
      <button type="button" popoverTarget="menu" aria-label={label} className="burger" />
      <div
        ref={menu}
        id="menu"
        popover="auto"
        onClick={closeOnChoice}
        // Before, not after: the browser follows the chosen link into a page that can take the focus. React up to Next 16.3
        // tells of the list of languages, which stands inside, as well.
        onBeforeToggle={({ target, currentTarget, newState }) => {
          if (target !== currentTarget) return
          for (const behind of document.querySelectorAll<HTMLElement>('main, footer'))
            behind.inert = newState === 'open'
        }}
        className="menu"
      >
        {children}
      </div>
    </>
  )
}
