'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { readStored, store } from '#lib/storage'

type FormDraftProps = {
  name: string
  /**
   * Texts that the server has saved. A draft is removed when one of the draft's values equals one
   * of these texts.
   */
  saved?: readonly string[]
  children?: ReactNode
}

type DraftField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const findFields = (element: Element) => [
  ...element.querySelectorAll<DraftField>('input, select, textarea'),
]

function saveDraft(element: Element, key: string): void {
  const values = findFields(element).map(({ name, value }) => [name, value])
  store('sessionStorage', key, JSON.stringify(values))
}

function readDraft(key: string): Map<string, string> {
  return new Map(JSON.parse(readStored('sessionStorage', key) ?? '[]') as [string, string][])
}

/**
 * True when the draft must not overwrite the field, because the field is hidden or was typed into
 * before hydration.
 */
const hasOwnValue = (field: DraftField): boolean =>
  field.type === 'hidden' || ('defaultValue' in field && field.value !== field.defaultValue)

/**
 * Keeps the values of the fields in `children` as a draft until the server has saved the values.
 * The draft is in the `sessionStorage` of the tab, so the draft survives a sign-out and a new
 * sign-in.
 */
export function FormDraft({ name, saved = [], children }: FormDraftProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const key = `draft-${name}`
  const savedTexts = saved.join('\n')
  useEffect(() => {
    const draft = readDraft(key)
    if (!place.current || draft.size === 0) return
    const texts = [...draft.values()].map((text) => text.trim().replace(/\s+/g, ' '))
    const isSaved = texts.some((text) => text !== '' && savedTexts.split('\n').includes(text))
    if (isSaved) {
      store('sessionStorage', key, null)
      return
    }
    const fields = findFields(place.current)
    for (const field of fields) if (!hasOwnValue(field)) field.value = draft.get(field.name) ?? ''
    if (fields.length > 0) saveDraft(place.current, key)
  }, [key, savedTexts])
  return (
    <div
      ref={place}
      className="contents"
      onInput={({ currentTarget }) => {
        saveDraft(currentTarget, key)
      }}
    >
      {children}
    </div>
  )
}
