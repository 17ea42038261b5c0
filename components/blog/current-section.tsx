'use client'

import { useEffect, useRef } from 'react'

/** The section being read is the last one whose heading has come so far up the screen. */
const line = 0.25

/** Within links to the sections of a page: marks the one being read with `aria-current`. */
export function CurrentSection() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const links = [...(marker.current?.parentElement?.querySelectorAll('a') ?? [])]
    const sections = links.map(({ hash }) => document.getElementById(hash.slice(1)))
    const update = () => {
      const isRead = (section: Element | null) =>
        section !== null && section.getBoundingClientRect().top < line * window.innerHeight
      const current = links[sections.findLastIndex(isRead)]
      for (const link of links) {
        if (link === current) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    }
    // Whenever a heading crosses the line.
    const observer = new IntersectionObserver(update, {
      rootMargin: `0px 0px -${100 * (1 - line)}%`,
    })
    for (const section of sections) if (section) observer.observe(section)
    return observer.disconnect.bind(observer)
  }, [])
  return <span ref={marker} hidden />
}
