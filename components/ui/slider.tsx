'use client'

import { Children, useRef, useState, type ReactNode, type UIEvent } from 'react'

type Props = {
  labels: { previous: string; next: string; list: string }
  /** What is announced when a slide comes in, one per slide. */
  positions: readonly string[]
  children: ReactNode
}

/**
 * Slides that snap under the finger; buttons end at the ends, and keep the focus there. They stand within what scrolls, so
 * that the keyboard scrolls it from them. From 1024 px all slides stand side by side.
 */
export function Slider({ labels, positions, children }: Props) {
  const [index, setIndex] = useState(0)
  const scroller = useRef<HTMLDivElement>(null)

  function follow({ currentTarget }: UIEvent) {
    setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
  }

  function go(to: number) {
    scroller.current?.scrollTo({ left: to * scroller.current.clientWidth })
  }

  const buttonOf = (label: string, step: 1 | -1, arrow: string) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={positions[index + step] === undefined}
      className="slide-button"
      onClick={() => {
        go(index + step)
      }}
    >
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
        className="fill-none stroke-current"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={arrow} />
      </svg>
    </button>
  )
  return (
    <div
      ref={scroller}
      onScroll={follow}
      role="group"
      aria-roledescription="carousel"
      aria-label={labels.list}
      className="slides"
    >
      <ul>
        {Children.map(children, (child, slide) => (
          <li aria-label={positions[slide]}>{child}</li>
        ))}
      </ul>
      <div className="slide-buttons">
        <p aria-live="polite" className="note">
          {positions[index]}
        </p>
        {buttonOf(labels.previous, -1, 'M19 12H5m6-7-7 7 7 7')}
        {buttonOf(labels.next, 1, 'M5 12h14m-6-7 7 7-7 7')}
      </div>
    </div>
  )
}
