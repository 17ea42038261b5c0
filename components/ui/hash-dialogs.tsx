'use client'

import { useEffect } from 'react'

/** The element of the address's hash, which is compared as it is: ids here are ASCII, and anybody may write a hash. */
function elementInAddress(): HTMLElement | null {
  return document.getElementById(window.location.hash.slice(1))
}

function dialogInAddress(): HTMLDialogElement | null {
  const element = elementInAddress()
  return element instanceof HTMLDialogElement ? element : null
}

/**
 * After a dialog closes: its hash leaves the address, so that the same link opens it again, and focus goes back to
 * that link, which following a hash had taken it from. One closed by a link elsewhere leaves both alone.
 */
function afterClose({ target }: Event) {
  if (!(target instanceof HTMLDialogElement)) return
  const { pathname, search, hash } = window.location
  if (hash !== '' && target !== dialogInAddress()) return
  // The browser's own: Next's would write the address once more later, over that of a dialog opened meanwhile.
  if (hash !== '') History.prototype.replaceState.call(window.history, window.history.state, '', pathname + search)
  document.querySelector<HTMLElement>(`a[href="#${target.id}"]`)?.focus()
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
  const others = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open && dialog !== wanted)
  for (const dialog of others) dialog.close()
  // A closed dialog may give focus back to its opener; the keyboard goes on where the link in it led.
  if (!wanted && others.length > 0) elementInAddress()?.focus({ preventScroll: true })
  if (!wanted || wanted.open) return
  // Locked, the page loses its scrollbar; its width is kept as padding, so that nothing jumps.
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`)
  wanted.showModal()
}

/** How long after opening an address late fonts may still move the page, in milliseconds. */
const settling = 5000
const actions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Keeps the page at the section its address led to while late fonts re-wrap the text above it, until the visitor
 * acts. Returns how to stop.
 */
function holdSection(): () => void {
  const observer = new ResizeObserver(() => {
    const element = elementInAddress()
    if (element && !(element instanceof HTMLDialogElement)) element.scrollIntoView({ behavior: 'instant' })
  })
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const action of actions) window.removeEventListener(action, stop)
  }
  const timer = setTimeout(stop, settling)
  for (const action of actions) window.addEventListener(action, stop, { passive: true })
  observer.observe(document.body)
  return stop
}

/** Opens the page's dialog named in the address, from a link or a shared URL; backdrop and Back close it. */
export function DialogAddresses() {
  useEffect(() => {
    follow()
    const stopHolding = holdSection()
    window.addEventListener('hashchange', follow)
    document.addEventListener('click', closeOnBackdrop)
    document.addEventListener('close', afterClose, true)
    return () => {
      stopHolding()
      window.removeEventListener('hashchange', follow)
      document.removeEventListener('click', closeOnBackdrop)
      document.removeEventListener('close', afterClose, true)
    }
  }, [])
  return null
}
