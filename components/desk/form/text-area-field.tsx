import type { ComponentProps, ReactNode } from 'react'
import { Field, fieldClass } from '#components/ui/field'

type TextAreaFieldProps = {
  name: string
  label: ReactNode
  hint?: ReactNode
} & ComponentProps<'textarea'>

/** A labelled text area of the desk with two rows. The default id is the text area's name. */
export function TextAreaField({ label, hint, id, ...area }: TextAreaFieldProps): ReactNode {
  return (
    <Field id={id ?? area.name} label={label} hint={hint} noteClass="pt-1.5 text-sm">
      {(control) => <textarea {...control} rows={2} className={fieldClass()} {...area} />}
    </Field>
  )
}
