'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Distance of an invisible line from the top of the window, as a share of the window's height. The
 * current section is the last section whose heading is above this line.
 */
const readingLine = 0.25

/** Width from which the table of contents stands beside the text. */
const wideScreen = '(min-width: 64rem)'

/**
 * Sets `aria-current` on the link to the current section. The links are in the `<details>` around
 * this component. On a wide screen the component opens the `<details>`.
 */
export function CurrentSection(): ReactNode {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const list = marker.current?.closest('details')
    if (list && window.matchMedia(wideScreen).matches) list.open = true
    const links = [...(list?.querySelectorAll('a') ?? [])]
    const sections = links.map(({ hash }) => document.getElementById(hash.slice(1)))
    const update = (): void => {
      const isAboveLine = (section: Element | null): boolean =>
        section !== null && section.getBoundingClientRect().top < readingLine * window.innerHeight
      const current = links[sections.findLastIndex(isAboveLine)]
      for (const link of links) {
        if (link === current) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    }
    // This margin makes the observed area end at `readingLine`. The observer calls `update` when a
    // section crosses the line.
    const observer = new IntersectionObserver(update, {
      rootMargin: `0px 0px -${100 * (1 - readingLine)}%`,
    })
    for (const section of sections) if (section) observer.observe(section)
    return () => observer.disconnect()
  }, [])
  return <span ref={marker} hidden />
}
