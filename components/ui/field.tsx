import type { ComponentProps, ReactNode } from 'react'

/** Class of a label, and of the legend of a group of fields. */
export const labelClass = 'mb-2 block text-sm font-semibold'

export function Label(props: ComponentProps<'label'>): ReactNode {
  return <label className={labelClass} {...props} />
}

const sizes = { large: 'min-h-13', small: 'min-h-11 py-2' } as const

/** Classes of a text field. The smallest height is 52 px, or 44 px with `small`. */
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
  /** Error text. The error is shown in place of `hint`. */
  error?: ReactNode
  /** True sets `aria-invalid` on the control. The default is true when there is an `error`. */
  isInvalid?: boolean
  /** Id of another element that describes the control. */
  describedBy?: string
  /**
   * Classes of a checkbox's row and of its label. These classes place the label beside the checkbox
   * instead of above the checkbox.
   */
  beside?: { rowClass: string; labelClass: string }
  /** True reserves the space of the note when there is no note, so that the form does not jump. */
  hasNoteRoom?: boolean
  noteClass: string
  /** Renders the control: an input, a select or a textarea. */
  children: (attributes: ControlAttributes) => ReactNode
}

/** A form field: a label, a control, and a note with the error or the hint. */
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
