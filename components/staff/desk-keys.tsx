'use client'

import { useEffect } from 'react'

const typing = 'input, textarea, select, dialog'
const offKey = 'desk-keys-off'
/** Keys that move, and by how many rows; arrows only from a row, as they scroll otherwise. */
const steps: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }
/** A second press of a button within this time is the same one, in milliseconds. */
const doubleMs = 1000

/** The key as the desk names it: by its letter, or by its place where the letters are Ukrainian. */
function nameOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z/?]$/i.test(key)) return key.toLowerCase()
  if (key.startsWith('Arrow')) return key
  return code === 'Slash' ? '/' : code.replace('Key', '').toLowerCase()
}

function move(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row === document.activeElement)
  const from = at >= 0 ? at : rows.findIndex((row) => row.ariaCurrent === 'true')
  rows[Math.min(rows.length - 1, Math.max(0, from + step))]?.focus()
}

/** Presses what has the key, or goes to it when it is for typing. */
function press(name: string): boolean {
  const all = document.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(name)}"]`)
  const target = [...all].find((each) => each.checkVisibility())
  if (target?.matches(typing) || target?.matches('summary')) target.focus()
  if (!target?.matches(typing)) target?.click()
  return target !== undefined
}

/** Keys for whoever works without a mouse, with the box that turns them off (WCAG 2.1.4). */
export function DeskKeys({ off }: { off: string }) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isTyping = event.target instanceof Element && event.target.closest(typing)
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || localStorage.getItem(offKey)) return
      const name = nameOf(event)
      const step = steps[name]
      if (name.startsWith('Arrow') && !document.activeElement?.matches('[data-row]')) return
      if (step !== undefined) move(step)
      else if (!press(name)) return
      event.preventDefault()
    }
    let last = -doubleMs
    function onSubmit(event: Event) {
      if (event.timeStamp - last < doubleMs) event.preventDefault()
      else last = event.timeStamp
    }
    document.querySelector('[data-row][aria-current]')?.scrollIntoView({ block: 'nearest' })
    document.addEventListener('keydown', onKey)
    document.addEventListener('submit', onSubmit)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('submit', onSubmit)
    }
  }, [])
  return (
    <label>
      <input
        type="checkbox"
        onChange={({ target }) => {
          if (target.checked) localStorage.setItem(offKey, '1')
          else localStorage.removeItem(offKey)
        }}
        ref={(box) => {
          if (box) box.checked = localStorage.getItem(offKey) !== null
        }}
      />{' '}
      {off}
    </label>
  )
}
