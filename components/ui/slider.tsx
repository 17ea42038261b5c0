'use client'

import { Children, useEffect, useRef, useState, type ReactNode } from 'react'

type Props = {
  labels: { previous: string; next: string; list: string }
  /** What is announced when a slide comes in, one per slide. */
  positions: readonly string[]
  children: ReactNode
}

/** From one slide to the next, in pixels. */
function pitch(slides: HTMLElement): number {
  const [first, second] = slides.querySelectorAll('li')
  return first && second ? second.offsetLeft - first.offsetLeft : Infinity
}

/** Slides that snap under the finger, two side by side from 1024 px; buttons stand within what scrolls, so that the keyboard scrolls it. */
export function Slider({ labels, positions, children }: Props) {
  const [{ index, isEnd }, setPlace] = useState({ index: 0, isEnd: false })
  const scroller = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const page = new AbortController()
    const { signal } = page
    function measure() {
      if (!scroller.current) return
      const { scrollLeft, clientWidth, scrollWidth } = scroller.current
      const index = Math.round(scrollLeft / pitch(scroller.current))
      setPlace({ index, isEnd: scrollLeft + clientWidth > scrollWidth - 2 })
    }
    measure()
    scroller.current?.addEventListener('scroll', measure, { signal })
    window.addEventListener('resize', measure, { signal })
    return () => {
      page.abort()
    }
  }, [])

  function go(to: number) {
    scroller.current?.scrollTo({ left: to * pitch(scroller.current) })
  }

  const buttonOf = (label: string, step: 1 | -1, isLast: boolean, arrow: string) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isLast}
      className="slide-button"
      onClick={() => {
        if (!isLast) go(index + step)
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
    <div ref={scroller} role="group" aria-roledescription="carousel" aria-label={labels.list} className="slides">
      <ul>
        {Children.map(children, (child, slide) => (
          <li aria-label={positions[slide]}>{child}</li>
        ))}
      </ul>
      <div className="slide-buttons">
        <p aria-live="polite" className="note">
          {positions[index]}
        </p>
        {buttonOf(labels.previous, -1, index === 0, 'M19 12H5m6-7-7 7 7 7')}
        {buttonOf(labels.next, 1, isEnd, 'M5 12h14m-6-7 7 7-7 7')}
      </div>
    </div>
  )
}
