import type { ReactNode } from 'react'
import { Field, fieldClass } from '#components/ui/field'

type SelectOption = { value: string; label: string }

type SelectFieldProps = {
  name: string
  label: string
  value?: string | undefined
  options?: readonly SelectOption[]
  /** Groups of options, for a select without `options`. */
  children?: ReactNode
}

/** A labelled select of the desk. The id is the select's name. */
export function SelectField({
  name,
  label,
  value,
  options = [],
  children,
}: SelectFieldProps): ReactNode {
  return (
    <Field id={name} label={label} noteClass="pt-1.5 text-sm">
      {(control) => (
        <select {...control} name={name} defaultValue={value} className={fieldClass('small')}>
          <SelectOptions options={options} />
          {children}
        </select>
      )}
    </Field>
  )
}

/** Options of a select. With a `label` the options form a group. */
export function SelectOptions({
  options,
  label,
}: {
  options: readonly SelectOption[]
  label?: string
}): ReactNode {
  const elements = options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ))
  return label === undefined ? elements : <optgroup label={label}>{elements}</optgroup>
}
