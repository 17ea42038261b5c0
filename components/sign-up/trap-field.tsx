import type { ComponentProps, ReactNode } from 'react'

/**
 * A field that people neither see nor reach, so only a bot fills in this field. A sign-up with a
 * filled trap is suspected to be spam.
 */
export function TrapField({
  label,
  ...attributes
}: ComponentProps<'input'> & { label: string }): ReactNode {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        {label}
        {/* These attributes keep a visitor's password manager from filling in the trap. */}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-form-type="other"
          data-lpignore="true"
          {...attributes}
        />
      </label>
    </div>
  )
}
