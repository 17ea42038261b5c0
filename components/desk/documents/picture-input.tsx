'use client'

import type { Messages } from 'next-intl'
import { useState, type ReactNode } from 'react'
import type { PictureResult } from '#lib/editing/add-picture'

export type ToolTexts = Messages['Staff']['content']['tools']

/**
 * `input` is a file input that uploads the chosen picture. `upload` uploads a picture that was
 * dropped on the page.
 */
export type PictureUpload = {
  upload: (file: File | undefined) => Promise<void>
  input: ReactNode
}

/**
 * Prepares a file input for pictures. `onAdded` is called with the file name of the saved picture.
 */
export function usePictureUpload(texts: ToolTexts, onAdded: (name: string) => void): PictureUpload {
  const [problem, setProblem] = useState('')
  async function upload(file: File | undefined) {
    if (!file) return
    const request = { method: 'POST', body: file }
    const response = await fetch('/api/staff/picture', request).catch(() => null)
    const result = (await response?.json().catch(() => null)) as
      PictureResult | { code: string } | null | undefined
    if (result && 'name' in result) {
      setProblem('')
      onAdded(result.name)
      return
    }
    setProblem(texts[result && 'problem' in result ? result.problem : 'away'])
  }
  const input = (
    <>
      <label className="flex min-h-11 flex-wrap items-center gap-2 noscript:hidden">
        {texts.picture}
        <input
          type="file"
          accept="image/jpeg,image/png"
          className="max-w-60"
          onChange={({ target }) => void upload(target.files?.[0])}
        />
      </label>
      <p role="alert" className="text-error empty:hidden">
        {problem}
      </p>
    </>
  )
  return { upload, input }
}

/** Uploads a picture and writes the picture's file name into the input with the id `name`. */
export function PictureInput({ name, texts }: { name: string; texts: ToolTexts }): ReactNode {
  const { input } = usePictureUpload(texts, (picture) => {
    const field = document.getElementById(name)
    if (!(field instanceof HTMLInputElement)) return
    field.value = picture
    // `DocumentForm` saves the form after each input event. Setting `value` does not fire this
    // event.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return input
}
