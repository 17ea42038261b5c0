'use client'

import { Children, useRef, useState, type ReactNode, type UIEvent } from 'react'

type Props = {
  labels: { previous: string; next: string; list: string }
  /** What is announced when a slide comes in, one per slide. */
  positions: readonly string[]
  children: ReactNode
}

const buttonClass =
  'flex size-13 items-center justify-center rounded-xl text-plum shadow-[inset_0_0_0_1.5px_currentColor] transition-colors not-aria-disabled:hover:bg-paper aria-disabled:cursor-not-allowed aria-disabled:opacity-35 forced-colors:border'

/** Slides that snap under the finger; buttons end at the ends, and keep the focus there. From 1024 px all stand side by side. */
export function Slider({ labels, positions, children }: Props) {
  const [index, setIndex] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const last = positions.length - 1

  function follow({ currentTarget }: UIEvent) {
    setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
  }

  function go(to: number) {
    const slide = list.current?.children[to]
    if (!(slide instanceof HTMLElement)) return
    list.current?.scrollTo({ left: slide.offsetLeft - list.current.offsetLeft })
  }

  return (
    <div role="group" aria-roledescription="carousel" aria-label={labels.list}>
      <ul
        ref={list}
        onScroll={follow}
        tabIndex={0}
        className="-mx-5 flex snap-x snap-mandatory scroll-px-5 motion-safe:scroll-smooth gap-2.5 overflow-x-auto px-5 [scrollbar-width:none] lg:mx-0 lg:grid lg:grid-cols-2 lg:gap-8 lg:overflow-visible lg:px-0 noscript:flex-col"
      >
        {Children.map(children, (child, slide) => (
          <li aria-label={positions[slide]} className="w-full shrink-0 snap-start lg:w-auto">
            {child}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex items-center justify-between gap-4 lg:hidden noscript:hidden">
        <p aria-live="polite" className="text-sm text-muted">
          {positions[index]}
        </p>
        <div className="flex gap-2.5">
          <button
            type="button"
            aria-label={labels.previous}
            aria-disabled={index === 0}
            className={buttonClass}
            onClick={() => {
              go(index - 1)
            }}
          >
            <Arrow d="M19 12H5m6-7-7 7 7 7" />
          </button>
          <button
            type="button"
            aria-label={labels.next}
            aria-disabled={index === last}
            className={buttonClass}
            onClick={() => {
              go(index + 1)
            }}
          >
            <Arrow d="M5 12h14m-6-7 7 7-7 7" />
          </button>
        </div>
      </div>
    </div>
  )
}

function Arrow({ d }: { d: string }) {
  return (
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
      <path d={d} />
    </svg>
  )
}
