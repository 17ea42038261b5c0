'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { OpeningHours } from '#lib/time/next-call'

type OpenNowProps = { hours: OpeningHours; label: string; children: ReactNode }

/**
 * Adds `label` and a marker to the drawing of the opening hours (`children`) while the clinic is
 * open. The marker stands at the current time in Kyiv.
 */
export function OpenNow({ hours, label, children }: OpenNowProps): ReactNode {
  const [place, setPlace] = useState<number>()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    async function show(entries: readonly IntersectionObserverEntry[]) {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      const { findNextCall, getPlaceOnHours } = await import('#lib/time/next-call')
      const { isToday, time, span } = findNextCall(new Date(), hours)
      if (isToday && time > span.opens) setPlace(getPlaceOnHours(time))
    }
    const observer = new IntersectionObserver(
      (entries) => void show(entries).catch(() => undefined),
    )
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
    }
  }, [hours])
  return (
    <div ref={ref} className="relative pt-7">
      {children}
      {place !== undefined && (
        <>
          <p className="absolute top-0 text-ink [translate:-50%]" style={{ left: `${place}%` }}>
            {label}
          </p>
          <i className="marker top-6 h-9" style={{ left: `${place}%` }} />
        </>
      )}
    </div>
  )
}
