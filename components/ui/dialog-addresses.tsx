'use client'

import { useEffect } from 'react'

function dialogInAddress(): HTMLDialogElement | null {
  const element = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  return element instanceof HTMLDialogElement ? element : null
}

/** Takes a closed dialog's hash off the address, so that the same link opens it again. */
function clearAddress(event: Event) {
  if (event.target !== dialogInAddress()) return
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
}

/** A click on the backdrop is a click on the dialog outside its box. */
function closeOnBackdrop(event: MouseEvent) {
  if (!(event.target instanceof HTMLDialogElement)) return
  const { left, right, top, bottom } = event.target.getBoundingClientRect()
  const isInside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
  if (!isInside) event.target.close()
}

function follow() {
  const wanted = dialogInAddress()
  for (const dialog of document.querySelectorAll('dialog')) {
    if (dialog.open && dialog !== wanted) dialog.close()
  }
  if (!wanted || wanted.open) return
  // Locked, the page loses its scrollbar; its width is kept as padding, so that nothing jumps.
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`)
  wanted.showModal()
}

/** Opens the page's dialog named in the address, from a link or a shared URL; backdrop and Back close it. */
export function DialogAddresses() {
  useEffect(() => {
    follow()
    window.addEventListener('hashchange', follow)
    document.addEventListener('click', closeOnBackdrop)
    document.addEventListener('close', clearAddress, true)
    return () => {
      window.removeEventListener('hashchange', follow)
      document.removeEventListener('click', closeOnBackdrop)
      document.removeEventListener('close', clearAddress, true)
    }
  }, [])
  return null
}
