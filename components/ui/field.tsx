import type { ReactNode } from 'react'

/** What a control inside a field must carry. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true
  className: string
}

type Props = {
  id: string
  label: ReactNode
  /** Shown under the control, never blocking. */
  hint?: string | undefined
  /** Shown in red instead of the hint. */
  error?: string | undefined
  /** The border and `aria-invalid` may outlast the message. */
  invalid?: boolean
  children: (control: FieldControl) => ReactNode
}

/** Owns the ids, label, hint and error of one required input. */
export function Field({ label, children, ...field }: Props) {
  return (
    <div>
      <label htmlFor={field.id} className="field-label">
        {label}
      </label>
      {children(control(field, 'field'))}
      <Note {...field} />
    </div>
  )
}

/** The same for a required checkbox, its label beside it. */
export function CheckField({ label, children, ...field }: Props) {
  return (
    <div>
      <div className="flex items-start gap-3 text-sm">
        {children(control(field, 'check'))}
        <label htmlFor={field.id} className="min-h-6 pt-0.5">
          {label}
        </label>
      </div>
      <Note {...field} />
    </div>
  )
}

type State = Omit<Props, 'label' | 'children'>

const noteId = (id: string) => `${id}-note`

function control({ id, hint, error, invalid = Boolean(error) }: State, className: string): FieldControl {
  return {
    id,
    'aria-describedby': (error ?? hint) ? noteId(id) : undefined,
    'aria-invalid': invalid || undefined,
    'aria-required': true,
    className,
  }
}

/** Hint or error under a control; an empty one takes no room. */
function Note({ id, hint, error }: State) {
  const text = error ?? hint
  if (!text) return null
  return (
    <p id={noteId(id)} className={`mt-1.5 text-sm ${error ? 'text-error' : 'text-muted'}`}>
      {text}
    </p>
  )
}
