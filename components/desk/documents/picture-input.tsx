'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'

export type ToolTexts = Messages['Staff']['content']['tools']
type Answer = { name?: string; problem?: keyof ToolTexts } | null

/** A picture is sent as soon as it is chosen, or given to `add`; `onAdded` is told what it is called on the site. */
export function usePictures(texts: ToolTexts, onAdded: (name: string) => void) {
  const [problem, setProblem] = useState('')
  async function add(file: File | undefined) {
    if (!file) return
    const response = await fetch('/api/staff/picture', { method: 'POST', body: file }).catch(
      () => null,
    )
    const answer = (await response?.json().catch(() => null)) as Answer | undefined
    setProblem(answer?.name === undefined ? texts[answer?.problem ?? 'away'] : '')
    if (answer?.name !== undefined) onAdded(answer.name)
  }
  const input = (
    <>
      <label className="flex min-h-11 flex-wrap items-center gap-2 noscript:hidden">
        {texts.picture}
        <input
          type="file"
          accept="image/jpeg,image/png"
          className="max-w-60"
          onChange={({ target }) => void add(target.files?.[0])}
        />
      </label>
      <p role="alert" className="text-error empty:hidden">
        {problem}
      </p>
    </>
  )
  return { add, input }
}

export function PictureInput({ name, texts }: { name: string; texts: ToolTexts }) {
  const { input } = usePictures(texts, (picture) => {
    const field = document.getElementById(name)
    if (!(field instanceof HTMLInputElement)) return
    field.value = picture
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return input
}
