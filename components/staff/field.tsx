import type { ComponentProps, ReactNode } from 'react'

type Option = { value: string; label: string; lang?: string }

/** A labelled input of a form; its name is its id. */
export function Field({ name, label, ...input }: { name: string; label: string } & ComponentProps<'input'>) {
  return (
    <p className="desk-field">
      <label htmlFor={name}>{label}</label>
      <input id={name} name={name} autoComplete="off" {...input} />
    </p>
  )
}

type ChoiceProps = { name: string; label: string; value?: string | undefined; children: ReactNode }

export function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <p className="desk-field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={value}>
        {children}
      </select>
    </p>
  )
}

export function Options({ options, label }: { options: readonly Option[]; label?: string }) {
  const all = options.map(({ value, label, lang }) => (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  ))
  return label === undefined ? all : <optgroup label={label}>{all}</optgroup>
}
