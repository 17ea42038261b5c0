'use client'

import { useState, type ReactNode } from 'react'
import { useEditor } from '#components/desk/documents/editor-context'
import { DeskButton } from '#components/desk/form/desk-button'
import { SelectOptions } from '#components/desk/form/select-field'
import { Field, fieldClass } from '#components/ui/field'

type PicturePlaceProps = { id: string; text: string; onChosen: (index: number) => void }

/** Asks where an added picture stands: at the beginning, at the end, or below a heading. */
export function PicturePlace({ id, text, onChosen }: PicturePlaceProps): ReactNode {
  const { texts } = useEditor()
  const [index, setIndex] = useState(text.length)
  const headings = [...text.matchAll(/^#{2,4} +(.+)$/gm)].map((match) => ({
    value: String(match.index + match[0].length),
    label: `${texts.tools.below}: ${match[1] ?? ''}`,
  }))
  const options = [
    { value: String(text.length), label: texts.tools.atEnd },
    { value: '0', label: texts.tools.atBeginning },
    ...headings,
  ]
  return (
    <div
      role="group"
      className="flex flex-wrap items-end gap-3 rounded-lg border-2 border-apricot p-4"
    >
      <Field id={id} label={texts.tools.where} noteClass="text-sm">
        {(control) => (
          <select
            {...control}
            value={String(index)}
            className={fieldClass('small')}
            onInput={(event) => {
              // `DocumentForm` treats every input event as a change of the document. The event of
              // this select stops here, because the select is not part of the document.
              event.stopPropagation()
            }}
            onChange={({ target }) => {
              setIndex(Number(target.value))
            }}
          >
            <SelectOptions options={options} />
          </select>
        )}
      </Field>
      <DeskButton
        type="button"
        text={texts.tools.put}
        onClick={() => {
          onChosen(index)
        }}
      />
    </div>
  )
}
