'use client'

import { useEffect, type ReactNode } from 'react'
import { closeHash } from '#lib/close-hash'
import { whenActivated } from '#lib/when-activated'

/** The element of the URL's hash, which is compared as it is: ids here are ASCII, and anybody may write a hash. */
const hashTarget = () => document.getElementById(window.location.hash.slice(1))

function hashDialog(): HTMLDialogElement | null {
  const element = hashTarget()
  return element instanceof HTMLDialogElement ? element : null
}

/** After a dialog closes its hash leaves the URL, so that its link opens it again, and focus goes back to that link. */
function onClose({ target }: Event) {
  if (!(target instanceof HTMLDialogElement)) return
  const { hash } = window.location
  if (hash !== '' && target !== hashDialog()) return
  if (hash !== '') closeHash()
  document.querySelector<HTMLElement>(`a[href="#${target.id}"]`)?.focus()
}

/** A click on the backdrop is a click on the dialog outside its box. */
function onClick({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement)) return
  const { left, right, top, bottom } = target.getBoundingClientRect()
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  if (!isInside) target.close()
}

function onHashChange() {
  const wanted = hashDialog()
  const others = [...document.querySelectorAll('dialog')].filter(
    (dialog) => dialog.open && dialog !== wanted,
  )
  for (const dialog of others) dialog.close()
  // A closed dialog may give focus back to its opener; the keyboard goes on where the link in it led.
  if (!wanted && others.length > 0) hashTarget()?.focus({ preventScroll: true })
  if (!wanted || wanted.open) return
  // Locked, the page loses its scrollbar; its width is set as padding, so that nothing jumps.
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`)
  wanted.showModal()
}

/** How long after opening a URL late fonts may still move the page, in milliseconds. */
const settlingMs = 5000

/** Scrolls back to the section of the URL while late fonts re-wrap the text above it, until the visitor acts. */
function holdSection(signal: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    const element = hashTarget()
    if (element && !(element instanceof HTMLDialogElement))
      element.scrollIntoView({ behavior: 'instant' })
  })
  const stop = () => {
    observer.disconnect()
  }
  for (const action of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(action, stop, { passive: true, signal })
  signal.addEventListener('abort', stop)
  setTimeout(stop, settlingMs)
  observer.observe(document.body)
}

/** Opens the page's dialog named in the URL, from a link or a shared URL; backdrop and Back close it. */
export function HashDialogs(): ReactNode {
  useEffect(() => {
    const page = new AbortController()
    const { signal } = page
    whenActivated(onHashChange)
    holdSection(signal)
    window.addEventListener('hashchange', onHashChange, { signal })
    document.addEventListener('click', onClick, { signal })
    document.addEventListener('close', onClose, { capture: true, signal })
    return page.abort.bind(page)
  }, [])
  return null
}
