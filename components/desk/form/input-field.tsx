import type { ComponentProps, ReactNode } from 'react'
import { Field, fieldClass } from '#components/ui/field'

/** The last class gives date inputs the same height as other inputs. */
const inputClass = `${fieldClass('small')} [&::-webkit-datetime-edit-fields-wrapper]:p-0`

type InputFieldProps = {
  name: string
  label: ReactNode
  hint?: ReactNode
} & ComponentProps<'input'>

/** A labelled input of the desk. The default id is the input's name. */
export function InputField({ label, hint, id, ...input }: InputFieldProps): ReactNode {
  return (
    <Field id={id ?? input.name} label={label} hint={hint} noteClass="pt-1.5 text-sm">
      {(control) => <input {...control} autoComplete="off" className={inputClass} {...input} />}
    </Field>
  )
}
