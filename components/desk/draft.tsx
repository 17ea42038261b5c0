'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { readStored, store } from '#lib/storage'

type DraftProps = {
  name: string
  /** What the server has: a draft with one of these texts is done with. */
  saved?: readonly string[]
  children?: ReactNode
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsIn = (place: Element) => [...place.querySelectorAll<Field>('input, select, textarea')]

function keep(place: Element, key: string): void {
  store(
    'sessionStorage',
    key,
    JSON.stringify(fieldsIn(place).map(({ name, value }) => [name, value])),
  )
}

/** Fields whose contents are there again when the person comes back, or has had to sign in again, until they are saved. */
export function Draft({ name, saved = [], children }: DraftProps) {
  const place = useRef<HTMLDivElement>(null)
  const key = `draft-${name}`
  const known = saved.join('\n')
  useEffect(() => {
    const draft = new Map(
      JSON.parse(readStored('sessionStorage', key) ?? '[]') as [string, string][],
    )
    const texts = [...draft.values()]
      .map((text) => text.trim().replace(/\s+/g, ' '))
      .filter(Boolean)
    if (!place.current || draft.size === 0) return
    if (texts.some((text) => known.split('\n').includes(text))) {
      store('sessionStorage', key, null)
      return
    }
    const fields = fieldsIn(place.current)
    for (const field of fields) {
      // What a hidden field says is of this page, as is what was typed before this script came.
      const isGiven =
        field.type === 'hidden' || ('defaultValue' in field && field.value !== field.defaultValue)
      if (!isGiven) field.value = draft.get(field.name) ?? ''
    }
    if (fields.length > 0) keep(place.current, key)
  }, [key, known])
  return (
    <div
      ref={place}
      className="contents"
      onInput={({ currentTarget }) => {
        keep(currentTarget, key)
      }}
    >
      {children}
    </div>
  )
}
