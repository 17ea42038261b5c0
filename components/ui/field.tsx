import type { ReactNode } from 'react'

type Props = {
  id: string
  label: ReactNode
  /** Shown under the input, never blocking. */
  hint?: string | undefined
  error?: string | undefined
  /** The border and `aria-invalid` may outlast the message. */
  isInvalid: boolean
  /** The label stands beside the input, as that of a checkbox. */
  isBeside?: boolean
  /** Draws the input with the attributes it must carry. */
  children: (attributes: ReturnType<typeof inputAttributes>) => ReactNode
}

const noteId = (id: string) => `${id}-note`

function inputAttributes({ id, hint, error, isInvalid }: Props) {
  return {
    id,
    'aria-describedby': (error ?? hint) ? noteId(id) : undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-required': true,
  } as const
}

/** Label, input, and hint or error of one required field; the note's room is there without it, so that no form jumps. */
export function Field(props: Props) {
  const { id, label, hint, error, isBeside = false, children } = props
  const input = children(inputAttributes(props))
  return (
    <div>
      {isBeside ? (
        <div className="flex items-start gap-3 pt-2 text-sm">
          {input}
          <label htmlFor={id} className="min-h-6 pt-0.5">
            {label}
          </label>
        </div>
      ) : (
        <>
          <label htmlFor={id} className="field-label">
            {label}
          </label>
          {input}
        </>
      )}
      <p id={noteId(id)} className={`field-note ${error ? 'text-error' : 'text-muted'}`}>
        {error ?? hint}
      </p>
    </div>
  )
}
