'use client'

import { useEffect, useState, type ComponentType } from 'react'

type Props<Of> = {
  load: () => Promise<ComponentType<Of>>
  /** The component's own. */
  of: Of
  /** A failed load is tried again when this changes. */
  attempt?: number
  onFailure?: () => void
}

/** What is here already is drawn at once on the pages that follow. */
const loaded = new Map<unknown, unknown>()

/** A component whose script is fetched after the page is up; nothing until it is here. */
export function Later<Of extends object>({ load, of, attempt = 0, onFailure = () => undefined }: Props<Of>) {
  const [Loaded, setLoaded] = useState(() => loaded.get(load) as ComponentType<Of> | undefined)
  useEffect(() => {
    if (Loaded) return
    // In a task of its own: asking takes a while, and the page is just being made to answer.
    const timer = setTimeout(() => {
      load().then((component) => {
        loaded.set(load, component)
        setLoaded(() => component)
      }, onFailure)
    })
    return () => {
      clearTimeout(timer)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once an attempt
  }, [attempt])
  return Loaded ? <Loaded {...of} /> : null
}
