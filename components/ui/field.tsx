import type { ComponentProps, ReactNode } from 'react'

/** Class of a label, and of the legend of a group of fields. */
export const labelClass = 'mb-2 block text-sm font-semibold'

export function Label(props: ComponentProps<'label'>): ReactNode {
  return <label className={labelClass} {...props} />
}

const sizes = { large: 'min-h-13', small: 'min-h-11 py-2' } as const

/** Class of a text field; the desk uses the small one. */
export const fieldClass = (size: keyof typeof sizes = 'large'): string =>
  `text-field ${sizes[size]}`

/** Attributes that connect a control with its label and its note. */
export type ControlAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** Stands in place of the hint. */
  error?: ReactNode
  /** The mark on the control; by default it follows the error. */
  isInvalid?: boolean
  /** Id of one more description of the control. */
  describedBy?: string
  /** Classes of a row in which the label stands beside a checkbox instead of above the control. */
  beside?: { rowClass: string; labelClass: string }
  /** The note takes its room even without a text, so that the form does not jump. */
  hasNoteRoom?: boolean
  noteClass: string
  /** Renders the control: an input, a select or a textarea. */
  children: (attributes: ControlAttributes) => ReactNode
}

/** A label, a control, and a note with the hint or the error. Every form of the site and the desk uses it. */
export function Field({
  id,
  label,
  hint,
  error,
  isInvalid = Boolean(error),
  describedBy,
  beside,
  hasNoteRoom = false,
  noteClass,
  children,
}: FieldProps): ReactNode {
  const note = error ?? hint
  const descriptions = [note ? `${id}-note` : undefined, describedBy].filter(Boolean)
  const control = children({
    id,
    'aria-describedby': descriptions.join(' ') || undefined,
    'aria-invalid': isInvalid || undefined,
  })
  return (
    <div>
      {beside ? (
        <div className={beside.rowClass}>
          {control}
          <label htmlFor={id} className={beside.labelClass}>
            {label}
          </label>
        </div>
      ) : (
        <>
          <Label htmlFor={id}>{label}</Label>
          {control}
        </>
      )}
      {(note || hasNoteRoom) && (
        <p id={`${id}-note`} className={`${noteClass} ${error ? 'text-error' : 'text-muted'}`}>
          {note}
        </p>
      )}
    </div>
  )
}
