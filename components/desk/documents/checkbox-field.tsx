import type { ReactNode } from 'react'

type CheckboxFieldProps = { name: string; label: string; isChecked: boolean }

/**
 * A checkbox with a hidden input that sends `false`, because browsers send nothing for an unchecked
 * checkbox.
 */
export function CheckboxField({ name, label, isChecked }: CheckboxFieldProps): ReactNode {
  return (
    <p className="flex min-h-11 items-center gap-3">
      <input type="hidden" name={name} value="false" />
      <input
        id={name}
        type="checkbox"
        name={name}
        value="true"
        defaultChecked={isChecked}
        className="size-6 accent-action"
      />
      <label htmlFor={name}>{label}</label>
    </p>
  )
}
