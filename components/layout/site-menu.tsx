'use client'

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'

/**
 * On small screens the menu is a disclosure: while it is open the page behind is inert; Escape, choosing an item or
 * growing wide closes it, and Escape gives focus back to the button. From 1024 px it is simply there.
 * Without scripts a `details` beside it says whether it is open.
 */
export function SiteMenu({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const behind = document.querySelectorAll<HTMLElement>('main, footer')
    const wide = window.matchMedia('(min-width: 64rem)')
    const close = () => {
      setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    for (const element of behind) element.inert = true
    const open = new AbortController()
    document.addEventListener('keydown', onKey, { signal: open.signal })
    wide.addEventListener('change', close, { signal: open.signal })
    return () => {
      for (const element of behind) element.inert = false
      open.abort()
    }
  }, [isOpen])

  function closeOnChoice(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => {
          setOpen(!isOpen)
        }}
        className="burger lg:hidden noscript:hidden"
      >
        <span className="sr-only">{label}</span>
      </button>
      <details className="hidden noscript:max-lg:block">
        <summary className="plain burger block">
          <span className="sr-only">{label}</span>
        </summary>
      </details>
      <div id="menu" data-menu={isOpen ? 'open' : 'closed'} onClick={closeOnChoice} className="menu">
        {children}
      </div>
    </>
  )
}
