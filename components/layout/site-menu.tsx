'use client'

import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'

/**
 * On small screens the menu is a disclosure: while it is open the page behind is inert; Escape, choosing an item or
 * growing wide closes it, and Escape gives focus back to the button. From 1024 px it is simply there.
 */
export function SiteMenu({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

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
    document.addEventListener('keydown', onKey)
    wide.addEventListener('change', close)
    return () => {
      for (const element of behind) element.inert = false
      document.removeEventListener('keydown', onKey)
      wide.removeEventListener('change', close)
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
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen)
        }}
        className="group -mr-2 flex size-11 items-center justify-center rounded-lg lg:hidden noscript:hidden"
      >
        <span className="sr-only">{label}</span>
        <span aria-hidden="true" className="relative block h-3 w-6">
          <span className="absolute inset-x-0 top-0 h-0.5 rounded bg-plum transition-transform duration-200 group-aria-expanded:translate-y-1.25 group-aria-expanded:rotate-45" />
          <span className="absolute inset-x-0 bottom-0 h-0.5 rounded bg-plum transition-transform duration-200 group-aria-expanded:-translate-y-1.25 group-aria-expanded:-rotate-45" />
        </span>
      </button>
      <div
        id={id}
        data-menu={isOpen ? 'open' : 'closed'}
        onClick={closeOnChoice}
        className="fixed inset-x-0 top-18 bottom-0 hidden flex-col gap-8 overflow-y-auto bg-paper px-5 pt-6 pb-8 data-[menu=open]:flex lg:static lg:flex lg:flex-1 lg:flex-row lg:items-center lg:gap-6 lg:overflow-visible lg:p-0 noscript:static noscript:flex noscript:w-full noscript:px-0"
      >
        {children}
      </div>
    </>
  )
}
