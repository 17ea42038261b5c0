import type { ReactNode } from 'react'

export type FieldState = {
  /** Of its input. */
  id: string
  /** Shown under the input, never blocking. */
  hint?: string | undefined
  /** Shown in red instead of the hint. */
  error?: string | undefined
  /** The border and `aria-invalid` may outlast the message. */
  invalid: boolean
}

const noteId = (id: string) => `${id}-note`

/** What the input of a required field must carry. */
export function inputAttributes({ id, hint, error, invalid }: FieldState) {
  return {
    id,
    'aria-describedby': (error ?? hint) ? noteId(id) : undefined,
    'aria-invalid': invalid || undefined,
    'aria-required': true,
  } as const
}

type Props = { field: FieldState; label: ReactNode; children: ReactNode }

/** Label, input, and hint or error of one required field. */
export function Field({ field, label, children }: Props) {
  return (
    <div>
      <label htmlFor={field.id} className="field-label">
        {label}
      </label>
      {children}
      <Note {...field} />
    </div>
  )
}

/** The same for a required checkbox, its label beside it. */
export function CheckField({ field, label, children }: Props) {
  return (
    <div>
      <div className="flex items-start gap-3 pt-2 text-sm">
        {children}
        <label htmlFor={field.id} className="min-h-6 pt-0.5">
          {label}
        </label>
      </div>
      <Note {...field} />
    </div>
  )
}

/** Hint or error under an input; its room is there without it, so that the form does not jump. */
function Note({ id, hint, error }: FieldState) {
  return (
    <p id={noteId(id)} className={`field-note ${error ? 'text-error' : 'text-muted'}`}>
      {error ?? hint}
    </p>
  )
}
