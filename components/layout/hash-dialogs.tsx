'use client'

import { useEffect, type ReactNode } from 'react'
import { closeHash } from '#lib/close-hash'
import { whenActivated } from '#lib/when-activated'

/** The element that the hash names. The hash is not decoded, because ids on this site are ASCII. */
const hashTarget = () => document.getElementById(window.location.hash.slice(1))

function hashDialog(): HTMLDialogElement | null {
  const element = hashTarget()
  return element instanceof HTMLDialogElement ? element : null
}

/** Removes the hash of a closed dialog, so that its link opens it again, and focuses that link. */
function onClose({ target }: Event) {
  if (!(target instanceof HTMLDialogElement)) return
  const { hash } = window.location
  if (hash !== '' && target !== hashDialog()) return
  if (hash !== '') closeHash()
  document.querySelector<HTMLElement>(`a[href="#${target.id}"]`)?.focus()
}

/** Closes the dialog on a click outside its box, which is a click on its backdrop. */
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
  // A closing dialog returns focus to its opener. Keyboard users continue at the link's target
  // instead.
  if (!wanted && others.length > 0) hashTarget()?.focus({ preventScroll: true })
  if (!wanted || wanted.open) return
  // The locked page loses its scrollbar. Padding of the same width keeps the layout still.
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`)
  wanted.showModal()
}

/** Milliseconds after loading during which late fonts may still move the page. */
const settlingMs = 5000

/** Keeps the section of the URL in view while late fonts move it, until the visitor acts. */
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

/** Opens the dialog that the URL's hash names. The backdrop and the Back button close it. */
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
