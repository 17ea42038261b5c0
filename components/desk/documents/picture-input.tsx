'use client'

import type { Messages } from 'next-intl'
import { useState, type ReactNode } from 'react'
import type { PictureResult } from '#lib/editing/add-picture'

export type ToolTexts = Messages['Staff']['content']['tools']

/** A file input that uploads a picture, and the function that uploads a dropped one. */
export type PictureUpload = {
  upload: (file: File | undefined) => Promise<void>
  input: ReactNode
}

/** @param onAdded called with the file name that the server gave the picture */
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

/** Uploads a picture and writes its name into the input called `name`. */
export function PictureInput({ name, texts }: { name: string; texts: ToolTexts }): ReactNode {
  const { input } = usePictureUpload(texts, (picture) => {
    const field = document.getElementById(name)
    if (!(field instanceof HTMLInputElement)) return
    field.value = picture
    // The form autosaves after an input event.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return input
}
