'use client'

import { Children, useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#components/ui/button'

type Props = {
  labels: { previous: string; next: string; list: string }
  /** One text for each slide. Screen readers announce the text when the slide comes into view. */
  positions: readonly string[]
  children: ReactNode
}

/** Returns the distance from one slide to the next, in pixels. */
function pitch(slides: HTMLElement): number {
  const [first, second] = slides.querySelectorAll('li')
  return first && second ? second.offsetLeft - first.offsetLeft : Infinity
}

/**
 * A carousel with scroll snapping. From 1024 px on, the carousel shows two slides side by side. The
 * buttons are inside the scrolling box, so that arrow keys scroll the box while a button has the
 * focus.
 */
export function Slider({ labels, positions, children }: Props): ReactNode {
  const [{ index, isEnd }, setPlace] = useState({ index: 0, isEnd: false })
  const scroller = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const slides = scroller.current
    if (!slides) return
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = slides
      setPlace({
        index: Math.round(scrollLeft / pitch(slides)),
        isEnd: scrollLeft + clientWidth > scrollWidth - 2,
      })
    }
    // A `ResizeObserver` also calls its callback when it begins to observe. This first call
    // measures the position at the start.
    const size = new ResizeObserver(measure)
    size.observe(slides)
    slides.addEventListener('scroll', measure)
    return () => {
      size.disconnect()
      slides.removeEventListener('scroll', measure)
    }
  }, [])

  const buttonOf = (label: string, step: 1 | -1, isLast: boolean, arrow: string) => (
    <Button
      look="outline"
      aria-label={label}
      aria-disabled={isLast}
      className="w-13 px-0 aria-disabled:opacity-35"
      onClick={() => {
        if (!isLast) scroller.current?.scrollTo({ left: (index + step) * pitch(scroller.current) })
      }}
    >
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={arrow} />
      </svg>
    </Button>
  )
  return (
    <div
      ref={scroller}
      role="group"
      aria-roledescription="carousel"
      aria-label={labels.list}
      className="group -mx-5 mt-8 overflow-x-auto [scroll-snap-type:x_mandatory] [scrollbar-width:none] motion-safe:scroll-smooth lg:mx-0 lg:mt-14 lg:not-has-[li:nth-child(3)]:overflow-visible"
    >
      <ul className="grid grid-cols-none auto-cols-[100%] grid-flow-col grid-rows-[auto_auto] lg:auto-cols-[calc(50%-16px)] lg:gap-x-8 noscript:auto-cols-auto noscript:grid-flow-row">
        {Children.map(children, (child, slide) => (
          <li
            aria-label={positions[slide]}
            className="relative row-span-2 mx-5 mb-3 grid snap-center grid-rows-subgrid overflow-hidden rounded-3xl bg-card sm:max-lg:grid-cols-[46%_1fr] sm:max-lg:grid-rows-none lg:mx-0 lg:snap-start"
          >
            {child}
          </li>
        ))}
      </ul>
      <div className="sticky left-0 flex items-center gap-3 px-5 pt-2 lg:group-not-has-[li:nth-child(3)]:hidden noscript:hidden">
        <p aria-live="polite" className="note mr-auto">
          {positions[index]}
        </p>
        {buttonOf(labels.previous, -1, index === 0, 'M19 12H5m6-7-7 7 7 7')}
        {buttonOf(labels.next, 1, isEnd, 'M5 12h14m-6-7 7 7-7 7')}
      </div>
    </div>
  )
}
