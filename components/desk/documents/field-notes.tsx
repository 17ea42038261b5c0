'use client'

import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { CheckboxField } from '#components/desk/documents/checkbox-field'
import { getFieldId, useEditor, type FieldProps } from '#components/desk/documents/editor-context'
import { markFieldPrefix } from '#lib/editing/field-prefixes'

/**
 * The mistakes of a field. A field marked `!placeholder` also has a checked checkbox. The mark
 * means that the clinic has not confirmed the value. To remove the mark, the editor unchecks the
 * checkbox.
 */
export function FieldNotes({
  file,
  path,
  name,
}: Pick<FieldProps, 'file' | 'path' | 'name'>): ReactNode {
  const { mistakes, texts } = useEditor()
  const { getValues } = useFormContext()
  const id = getFieldId({ file, path })
  const problems = mistakes.filter(({ field }) => field === id)
  const markName = name.replace(/[^.]+$/, (key) => markFieldPrefix + key)
  return (
    <>
      <span id={`${id}-problem`} className="block text-sm text-error empty:hidden">
        {problems.map(({ problem }) => problem).join('. ')}
      </span>
      {typeof getValues(markName) === 'boolean' && (
        <CheckboxField id={`${id}-mark`} name={markName} label={texts.mark} />
      )}
    </>
  )
}
