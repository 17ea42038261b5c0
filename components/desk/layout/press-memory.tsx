'use client'

import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { readStored, store } from '#lib/storage'

const key = 'press'

/** A press within this distance of the last press, in pixels, is a press on the same spot. */
const spotSize = 40

/** Milliseconds after the start of a page in which a press on the same spot is ignored. */
const guardMs = 4000

/** The press with which a form was sent. */
type Press = {
  /** The spot in the window, in pixels. Null for a press of a key. */
  spot: [x: number, y: number] | null
  /** The id of the surrounding line of a list; '' outside a list. */
  line: string
  /** The distance of the line from the top of the window, in pixels. */
  top: number
}

/** Reads and removes the stored press. Returns null without a press or for a damaged text. */
function readPress(): Press | null {
  const text = readStored('sessionStorage', key)
  store('sessionStorage', key, null)
  try {
    return JSON.parse(text ?? 'null') as Press | null
  } catch {
    return null
  }
}

/**
 * Guards against a slow double press. A form of the desk opens a new page, and the second press
 * would hit whatever the new page has at the same spot.
 * - The line of a list whose button was pressed keeps its place in the window.
 * - The buttons of lists ignore presses for a shorter time (`.press-guard` in the style sheet).
 * - In the first seconds of the new page, presses on the same spot are ignored, until the mouse has
 *   moved away.
 * @param message says that a press was ignored
 */
export function PressMemory({ message }: { message: string }): ReactNode {
  const [isIgnored, setIsIgnored] = useState(false)
  useLayoutEffect(() => {
    const press = readPress()
    document.documentElement.dataset['place'] = 'kept'
    if (!press) return undefined
    const line = document.getElementById(press.line)
    if (line)
      window.scrollBy({ top: line.getBoundingClientRect().top - press.top, behavior: 'instant' })
    const { spot } = press
    if (!spot) return undefined
    const stop = new AbortController()
    const isAway = ({ clientX, clientY }: MouseEvent) =>
      Math.hypot(clientX - spot[0], clientY - spot[1]) > spotSize
    const ignore = (event: MouseEvent) => {
      if (event.detail === 0 || isAway(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setIsIgnored(true)
    }
    const release = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && isAway(event)) stop.abort()
    }
    window.addEventListener('click', ignore, { capture: true, signal: stop.signal })
    window.addEventListener('pointermove', release, { signal: stop.signal })
    const timer = setTimeout(() => {
      stop.abort()
    }, guardMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [])
  useEffect(() => {
    const stop = new AbortController()
    let spot: Press['spot'] = null
    const remember = ({ detail, clientX, clientY }: MouseEvent) => {
      spot = detail === 0 ? null : [clientX, clientY]
    }
    const save = ({ target }: SubmitEvent) => {
      if (!(target instanceof HTMLFormElement) || !target.action.endsWith('/api/staff/lead')) return
      const line = target.closest('li[id]')
      // The browser would scroll to the fragment, and undo the scroll of this script.
      const to = target.elements.namedItem('to')
      if (to instanceof HTMLInputElement) to.value = to.value.replace(/#.*/, '')
      const top = line?.getBoundingClientRect().top ?? 0
      const press: Press = { spot, line: line?.id ?? '', top }
      store('sessionStorage', key, JSON.stringify(press))
    }
    window.addEventListener('click', remember, { capture: true, signal: stop.signal })
    window.addEventListener('submit', save, { signal: stop.signal })
    return () => {
      stop.abort()
    }
  }, [])
  return (
    <p
      role="status"
      className={
        isIgnored
          ? 'fixed inset-x-4 top-4 z-20 mx-auto w-fit rounded-lg border-2 border-apricot bg-paper px-4 py-3'
          : 'sr-only'
      }
    >
      {isIgnored && message}
    </p>
  )
}
