import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '#components/ui/button'
import { fieldClass, Label } from '#components/ui/field'

/** A button of the site, as low as the desk has them; only a word that is wider than the page is broken. */
export const deskButton = (look: ButtonLook = 'primary', extra = '') =>
  buttonClass(look, `min-h-11 max-w-full px-4 py-2 wrap-break-word ${extra}`.trimEnd())

export const linkClass =
  'inline-flex min-h-11 items-center justify-self-start underline underline-offset-4'
export const pageClass = 'grid grid-cols-1 gap-8 p-4 lg:p-8'
export const aloneClass = 'grid grid-cols-1 max-w-140 gap-5 px-4 py-10'
/** Ground of what is said to staff, and of what needs their attention. */
export const noticeClass = 'notice rounded-lg bg-band px-4 py-3 text-on-band'
export const alertClass = 'rounded-lg border-2 border-apricot px-4 py-3'

type Look = { look?: ButtonLook | 'link'; extra?: string; text: ReactNode }

const classOf = (look: Look['look'], extra?: string) =>
  look === 'link' ? linkClass : deskButton(look, extra)

export function DeskButton({
  look = 'outline',
  extra,
  text,
  ...props
}: ComponentProps<'button'> & Look) {
  return (
    <button className={classOf(look, extra)} {...props}>
      {text}
    </button>
  )
}

export function DeskLink({ look = 'link', extra, text, ...props }: ComponentProps<'a'> & Look) {
  return (
    <a className={classOf(look, extra)} {...props}>
      {text}
    </a>
  )
}

type Option = { value: string; label: string }

/** A day's field is as high as any other. */
const inputClass = `${fieldClass('small')} [&::-webkit-datetime-edit-fields-wrapper]:p-0`

/** A labelled input of a form, and what stands below it; its name is its id. */
export function Field({
  name,
  label,
  children,
  ...input
}: { label: ReactNode } & ComponentProps<'input'>) {
  return (
    <p>
      <Label htmlFor={input.id ?? name}>{label}</Label>
      <input id={name} name={name} autoComplete="off" className={inputClass} {...input} />
      {children}
    </p>
  )
}

type ChoiceProps = {
  name: string
  label: string
  options?: readonly Option[]
} & ComponentProps<'select'>

export function Choice({ name, label, value, options = [], children }: ChoiceProps) {
  return (
    <p>
      <Label htmlFor={name}>{label}</Label>
      <select id={name} name={name} defaultValue={value} className={fieldClass('small')}>
        <Options options={options} />
        {children}
      </select>
    </p>
  )
}

export function Options({ options, label }: { options: readonly Option[]; label?: string }) {
  const all = options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
  return label === undefined ? all : <optgroup label={label}>{all}</optgroup>
}

type Value = string | number | undefined

type DeskFormProps = ComponentProps<'form'> & {
  action: `/api/staff/${string}`
  /** What is sent besides the inputs; `to` names the page to come back to. */
  fields?: Readonly<Record<string, Value>> | readonly (readonly [string, Value])[]
}

/** A form of the desk, posted by the browser itself: no script is needed. */
export function DeskForm({ action, fields = {}, children, ...form }: DeskFormProps) {
  const all: readonly (readonly [string, Value])[] = Array.isArray(fields)
    ? fields
    : Object.entries(fields)
  const sent = all.filter(([, value]) => value !== undefined)
  return (
    <form method="post" action={action} {...form}>
      {sent.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
