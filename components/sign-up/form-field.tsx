import type { ComponentProps, ReactNode } from 'react'
import { Label } from '#components/ui/field'
import type { SignUpField } from '#lib/leads/sign-up-values'

export type FormFieldProps = ComponentProps<'input'> & {
  name: SignUpField
  label: ReactNode
  hint?: string | undefined
  error: string | undefined
  /** May be true after the error text has disappeared. */
  isInvalid: boolean
}

/**
 * One required field: label, input, and hint or error. The line of the hint is always there, so that
 * the form does not jump.
 */
export function FormField({ label, children, ...field }: FormFieldProps): ReactNode {
  const { name, type } = field
  const id = `sign-up-${name}`
  const isCheckbox = type === 'checkbox'
  return (
    <div>
      {isCheckbox ? (
        <div className="flex items-start gap-3 pt-2 text-sm">
          <FieldInput id={id} {...field} />
          <label htmlFor={id} className="min-h-6 content-center">
            {label}
          </label>
        </div>
      ) : (
        <>
          <Label htmlFor={id}>{label}</Label>
          <div className="relative">
            {children}
            <FieldInput id={id} {...field} />
          </div>
        </>
      )}
      <FieldNote id={id} hint={field.hint} error={field.error} />
    </div>
  )
}

function FieldInput({
  id,
  hint,
  error,
  isInvalid,
  ...attributes
}: Omit<FormFieldProps, 'label'>): ReactNode {
  return (
    <input
      id={id}
      aria-describedby={(error ?? hint) ? `${id}-note` : undefined}
      aria-invalid={isInvalid || undefined}
      aria-required
      {...attributes}
    />
  )
}

function FieldNote({ id, hint, error }: Pick<FormFieldProps, 'id' | 'hint' | 'error'>): ReactNode {
  return (
    <p
      id={`${id}-note`}
      className={`min-h-[calc(20px+1.3em)] pt-1 pb-4 text-sm/[1.3] ${error ? 'text-error' : 'text-muted'}`}
    >
      {error ?? hint}
    </p>
  )
}
