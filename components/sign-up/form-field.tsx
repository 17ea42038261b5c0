import type { ComponentProps, ReactNode } from 'react'
import { Field } from '#components/ui/field'
import type { SignUpField } from '#lib/leads/sign-up-values'

export type FormFieldProps = ComponentProps<'input'> & {
  name: SignUpField
  label: ReactNode
  hint?: string | undefined
  error: string | undefined
  /** True marks the input as invalid. The mark stays when the error text has disappeared. */
  isInvalid: boolean
}

const checkboxRow = {
  rowClass: 'flex items-start gap-3 pt-2 text-sm',
  labelClass: 'min-h-6 content-center',
}

/**
 * One required field of the sign-up form. The hint's line is always rendered, so that the form does
 * not jump when a hint appears.
 */
export function FormField({
  label,
  hint,
  error,
  isInvalid,
  children,
  ...attributes
}: FormFieldProps): ReactNode {
  const isCheckbox = attributes.type === 'checkbox'
  return (
    <Field
      id={`sign-up-${attributes.name}`}
      label={label}
      hint={hint}
      error={error}
      isInvalid={isInvalid}
      {...(isCheckbox && { beside: checkboxRow })}
      hasNoteRoom
      noteClass="min-h-[calc(20px+1.3em)] pt-1 pb-4 text-sm/[1.3]"
    >
      {(control) => {
        const input = <input {...control} aria-required {...attributes} />
        if (isCheckbox) return input
        return (
          <div className="relative">
            {children}
            {input}
          </div>
        )
      }}
    </Field>
  )
}
