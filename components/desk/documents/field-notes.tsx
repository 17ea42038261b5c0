import type { ReactNode } from 'react'
import { CheckboxField } from '#components/desk/documents/checkbox-field'
import { getFieldName, type FieldProps } from '#components/desk/documents/file-fields'
import { markFieldPrefix } from '#lib/editing/fill-file'
import { findMarkedNode } from '#lib/editing/yaml-file'

/**
 * The mistakes of a field. A field marked `!placeholder` also has a checked checkbox. To remove the
 * mark, the editor unchecks the checkbox.
 */
export function FieldNotes({ form, path }: Pick<FieldProps, 'form' | 'path'>): ReactNode {
  const name = getFieldName(form, path)
  const mistakes = form.mistakes.filter(({ field }) => field === name)
  const markName = `${form.file}:${markFieldPrefix}${path.join('.')}`
  return (
    <>
      <span
        id={`${name}-problem`}
        data-problem={name}
        className="block text-sm text-error empty:hidden"
      >
        {mistakes.map(({ problem }) => problem).join('. ')}
      </span>
      {findMarkedNode(form.document, path) && (
        <CheckboxField name={markName} label={form.t('content.mark')} isChecked />
      )}
    </>
  )
}
