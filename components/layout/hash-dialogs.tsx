'use client'

import { useEffect, type ReactNode } from 'react'
import { closeHash } from '#lib/close-hash'
import { whenActivated } from '#lib/when-activated'

/**
 * Returns the element whose id is the hash of the URL. The hash is not decoded, because all ids of
 * the site are ASCII.
 */
const hashTarget = () => document.getElementById(window.location.hash.slice(1))

function hashDialog(): HTMLDialogElement | null {
  const element = hashTarget()
  return element instanceof HTMLDialogElement ? element : null
}

/**
 * Removes the hash of a closed dialog from the URL, so that the dialog's link works again. Then
 * focuses this link.
 */
function onClose({ target }: Event) {
  if (!(target instanceof HTMLDialogElement)) return
  const { hash } = window.location
  if (hash !== '' && target !== hashDialog()) return
  if (hash !== '') closeHash()
  document.querySelector<HTMLElement>(`a[href="#${target.id}"]`)?.focus()
}

/** Closes a dialog on a click outside the dialog's box, which is a click on the backdrop. */
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
  // On closing a dialog, the browser returns the focus to the element that opened the dialog. After
  // a click on a link in the dialog, the focus belongs on the target of the link.
  if (!wanted && others.length > 0) hashTarget()?.focus({ preventScroll: true })
  if (!wanted || wanted.open) return
  // The page behind a modal dialog does not scroll and has no scrollbar. Padding as wide as the
  // scrollbar keeps the layout from moving.
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`)
  wanted.showModal()
}

/** Milliseconds after the page has loaded in which fonts that load late may move the content. */
const settlingMs = 5000

/**
 * Keeps the section that the hash names in view while late fonts move the page. Stops when the
 * visitor scrolls, taps, clicks or presses a key.
 */
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

/**
 * Opens the dialog that the URL's hash names. The dialog closes on a click on the backdrop, and on
 * the Back button.
 */
export function HashDialogs(): ReactNode {
  useEffect(() => {
    const page = new AbortController()
    const { signal } = page
    whenActivated(onHashChange)
    holdSection(signal)
    window.addEventListener('hashchange', onHashChange, { signal })
    document.addEventListener('click', onClick, { signal })
    document.addEventListener('close', onClose, { capture: true, signal })
    return () => {
      page.abort()
    }
  }, [])
  return null
}
