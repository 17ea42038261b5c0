import type { ComponentProps, ReactNode } from 'react'
import type { actions } from '#lib/desk/actions'
import type { Tab } from '#lib/desk/filter'
import type { ListQuery } from '#lib/desk/list-query'
import { deskWords } from '#lib/desk/words'
import { buttonClass, type ButtonLook } from '#components/ui/button'

/** A button of the site, as low as the desk has them. */
export const deskButton = (look: ButtonLook = 'primary', extra = '') =>
  buttonClass(look, `min-h-11 px-4 py-2 ${extra}`.trimEnd())

export const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'
/** Ground of what is said to staff. */
export const noticeClass = 'rounded-lg bg-band px-4 py-3 text-on-band'

type Option = { value: string; label: string; lang?: string }

type FieldProps = { name: string; label: ReactNode } & ComponentProps<'input'>

/** A labelled input of a form, and what stands below it; its name is its id. */
export function Field({ name, label, children, ...input }: FieldProps) {
  return (
    <p className="desk-field">
      <label htmlFor={name}>{label}</label>
      <input id={name} name={name} autoComplete="off" {...input} />
      {children}
    </p>
  )
}

type OptionsProps = { options?: readonly Option[]; children?: ReactNode }
type ChoiceProps = OptionsProps & { name: string; label: string; value?: string | undefined }

/** A labelled list to choose from: options, or groups of them. */
export function Choice({ name, label, value, options = [], children }: ChoiceProps) {
  return (
    <p className="desk-field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={value}>
        <Options options={options} />
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

type DeskFormProps = {
  action: `/api/staff/${string}`
  /** What is sent besides the inputs; `to` names the page to come back to. */
  fields?: Readonly<Record<string, string>>
  className?: string
  id?: string
  children: ReactNode
}

/** A form of the desk, posted by the browser itself: no script is needed. */
export function DeskForm({ action, fields = {}, className, id, children }: DeskFormProps) {
  return (
    <form method="post" action={action} className={className} id={id}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

type DoButtonProps = {
  what: (typeof actions)[number]
  /** What belongs to it: a time or a reason. */
  detail?: string
  hotkey?: string
  /** Id of a form that it stands outside of. */
  form?: string
  children?: ReactNode
}

export async function DoButton({ what, detail, hotkey, form, children }: DoButtonProps) {
  const t = await deskWords('Staff')
  const value = detail === undefined ? what : `${what}=${detail}`
  return (
    <button form={form} className="desk-button is-quiet" name="do" value={value} data-key={hotkey}>
      {children ?? t(`do.${what}`)} {hotkey && <kbd>{hotkey}</kbd>}
    </button>
  )
}

export async function SearchForm({ tab, query = {}, words = '' }: { tab: Tab; query?: ListQuery; words?: string }) {
  const t = await deskWords('Staff')
  return (
    <DeskForm action="/api/staff/search" fields={{ tab, ...query }} className="desk-search">
      <label className="desk-hidden" htmlFor="words">
        {t('list.search')}
      </label>
      <input
        id="words"
        type="search"
        name="words"
        defaultValue={words}
        placeholder={t('list.searchHint')}
        autoComplete="off"
        maxLength={200}
        data-key="/"
      />
      <button className="desk-button is-quiet">{t('list.find')}</button>
    </DeskForm>
  )
}

export function DeskLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="desk-link" href={href}>
      {children}
    </a>
  )
}
