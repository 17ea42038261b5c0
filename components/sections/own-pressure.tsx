'use client'

import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react'

/** Texts that apply from the pressure `from` up to the next level. `zone` is a part of the bar. */
export type PressureLevel = {
  from: number
  zone: 'in' | 'near' | 'out'
  title: string
  text: string
}

type OwnPressureProps = {
  /** Ends of the scale, in mmHg. */
  scale: readonly [low: number, high: number]
  /** The place of the marker until the visitor moves the marker, in mmHg. */
  start: number
  levels: readonly PressureLevel[]
  texts: {
    name: string
    /** Stands in place of a level until the visitor moves the marker. */
    prompt: string
    /** Names the upper end of the scale, as in `180 or more`. */
    more: string
  }
  /** The drawing of the bar, and the numbers below the bar. */
  bar: ReactNode
  numbers: ReactNode
  children: ReactNode
}

const subscribe = () => () => undefined

/**
 * A slider for the visitor's own systolic pressure. The number is in this component only: no
 * request and no storage contains it.
 */
export function OwnPressure({
  scale: [low, high],
  start,
  levels,
  texts,
  bar,
  numbers,
  children,
}: OwnPressureProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState<number>()
  const isReady = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  // The browser may keep the whole page for the Back button. The next person at this device must
  // not find the number.
  useEffect(() => {
    const forget = () => {
      if (input.current) input.current.value = String(start)
      setValue(undefined)
    }
    window.addEventListener('pagehide', forget)
    return () => {
      window.removeEventListener('pagehide', forget)
    }
  }, [start])
  const follow = () => {
    setValue(Number(input.current?.value))
  }
  const shown = value ?? start
  const level = levels.findLast(({ from }) => value !== undefined && value >= from)
  const place = { '--own': `${((shown - low) / (high - low)) * 100}%` } as CSSProperties
  return (
    <div data-ready={isReady || undefined} className="own" style={place}>
      <output htmlFor="own-pressure" aria-live="off" className="figure">
        {shown}
        {shown === high && '+'}
      </output>
      <div className="range-bar">
        {bar}
        <input
          ref={input}
          id="own-pressure"
          type="range"
          min={low}
          max={high}
          defaultValue={start}
          autoComplete="off"
          aria-label={texts.name}
          aria-valuetext={shown === high ? texts.more : undefined}
          onInput={follow}
          onPointerUp={follow}
        />
      </div>
      {numbers}
      <p aria-live="polite" data-zone={level?.zone} className="own-level">
        <b>{level?.title ?? texts.prompt}</b> {level?.text}
      </p>
      {children}
    </div>
  )
}
