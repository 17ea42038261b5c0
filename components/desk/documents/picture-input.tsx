'use client'

import { useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useEditor, type EditorTexts } from '#components/desk/documents/editor-context'
import type { PictureResult } from '#lib/editing/add-picture'
import { fitsDoctorPhoto } from '#lib/content/photo-shape'
import { shrinkPicture } from '#lib/editing/shrink-picture'
import { uploadFile } from '#lib/editing/upload-file'

type PictureUpload = {
  /** Shrinks and uploads a picture, and calls `onAdded` with the saved picture's file name. */
  upload: (file: File | undefined, onAdded: (name: string) => void) => Promise<void>
  /** Shows the progress of the upload, or the problem. */
  status: ReactNode
  isBusy: boolean
}

type UploadState =
  | { step: 'ready' }
  | { step: 'shrinking' | 'saving' }
  | { step: 'sending'; percent: number }
  | { step: 'failed'; problem: string }

const pictureTypes = 'image/jpeg,image/png,image/heic,image/heif,.heic,.heif'

/**
 * @param isFit whether a picture of this size in pixels may be uploaded. The server decides about a
 *   picture that the browser cannot decode.
 */
export function usePictureUpload(
  isFit?: (width: number, height: number) => boolean,
): PictureUpload {
  const { texts } = useEditor()
  const [state, setState] = useState<UploadState>({ step: 'ready' })
  async function upload(file: File | undefined, onAdded: (name: string) => void) {
    if (!file) return
    setState({ step: 'shrinking' })
    const picture = await shrinkPicture(file)
    if (picture === null) {
      setState({ step: 'failed', problem: texts.tools.heic })
      return
    }
    const size = isFit && (await readSize(picture))
    if (size && !isFit(size.width, size.height)) {
      const shown = `${size.width} × ${size.height}`
      setState({ step: 'failed', problem: texts.tools.photoShape.replace('{size}', shown) })
      return
    }
    setState({ step: 'sending', percent: 0 })
    const response = await uploadFile('/api/staff/picture', picture, (percent) => {
      setState(percent < 100 ? { step: 'sending', percent } : { step: 'saving' })
    })
    const result = response as PictureResult | { code: string } | null
    if (result && 'name' in result) {
      setState({ step: 'ready' })
      onAdded(result.name)
      return
    }
    const problem = texts.tools[result && 'problem' in result ? result.problem : 'away']
    setState({ step: 'failed', problem })
  }
  const isBusy = state.step !== 'ready' && state.step !== 'failed'
  return { upload, status: <UploadStatus state={state} texts={texts.tools} />, isBusy }
}

type PictureSize = { width: number; height: number }

/** The size of an upright picture in pixels; undefined for a file that cannot be decoded. */
async function readSize(picture: Blob): Promise<PictureSize | undefined> {
  try {
    const { width, height } = await createImageBitmap(picture)
    return { width, height }
  } catch {
    return undefined
  }
}

function UploadStatus({ state, texts }: { state: UploadState; texts: EditorTexts['tools'] }) {
  const isBusy = state.step !== 'ready' && state.step !== 'failed'
  const percent = state.step === 'sending' ? state.percent : undefined
  return (
    <>
      <p role="status" className="flex items-center gap-3 text-sm empty:hidden">
        {isBusy && (
          <>
            <progress max="100" value={percent} aria-label={texts[state.step]} />
            {texts[state.step]}
          </>
        )}
      </p>
      <p role="alert" className="text-sm text-error empty:hidden">
        {state.step === 'failed' && state.problem}
      </p>
    </>
  )
}

type PictureChooserProps = { isBusy: boolean; onChosen: (file: File | undefined) => void }

/**
 * A file input for a picture. The input is emptied after each chosen file. An editor can thus
 * choose the same file again after a problem.
 */
export function PictureChooser({ isBusy, onChosen }: PictureChooserProps): ReactNode {
  const { texts } = useEditor()
  return (
    <label className="flex min-h-11 flex-wrap items-center gap-2 noscript:hidden">
      {texts.tools.picture}
      <input
        type="file"
        accept={pictureTypes}
        disabled={isBusy}
        className="max-w-60"
        onInput={(event) => {
          // `DocumentForm` treats every input event as a change of the document. The event of this
          // file input stops here, because the input is not part of the document.
          event.stopPropagation()
        }}
        onChange={({ target }) => {
          onChosen(target.files?.[0])
          target.value = ''
        }}
      />
    </label>
  )
}

/** Uploads a doctor's photo and writes the photo's file name into the field `name`. */
export function PictureInput({ name }: { name: string }): ReactNode {
  const { setValue } = useFormContext()
  const { onChange } = useEditor()
  const { upload, status, isBusy } = usePictureUpload(fitsDoctorPhoto)
  return (
    <>
      <PictureChooser
        isBusy={isBusy}
        onChosen={(file) => {
          void upload(file, (picture) => {
            setValue(name, picture)
            onChange()
          })
        }}
      />
      {status}
    </>
  )
}
