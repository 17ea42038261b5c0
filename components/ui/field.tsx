import type { ReactNode } from 'react'

/** What a control inside a `Field` must carry. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true
  className: string
}

/** Looks of a text control, with its border for errors. */
export const controlClass =
  'block min-h-13 w-full rounded-xl border-[1.5px] border-line bg-paper px-4 py-3 text-base text-ink transition-colors placeholder:text-muted hover:border-muted focus:border-plum aria-invalid:border-error read-only:bg-wash read-only:text-muted'

type Props = {
  id: string
  label: string
  /** Shown under the control, never blocking. */
  hint?: string | undefined
  /** Shown in red instead of the hint. */
  error?: string | undefined
  /** The border and `aria-invalid` may outlast the message. */
  invalid?: boolean
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** Owns the ids, label, hint and error of one required control. */
export function Field({ id, label, hint, error, invalid = Boolean(error), className = '', children }: Props) {
  const note = error ?? hint
  const noteId = `${id}-note`
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': invalid || undefined,
        'aria-required': true,
        className: controlClass,
      })}
      <FieldNote id={noteId} isError={Boolean(error)} text={note} />
    </div>
  )
}

/** Hint or error under a control; an empty one takes no room. */
export function FieldNote({ id, isError, text }: { id: string; isError: boolean; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={id} className={`mt-1.5 text-sm ${isError ? 'text-error' : 'text-muted'}`}>
      {text}
    </p>
  )
}
