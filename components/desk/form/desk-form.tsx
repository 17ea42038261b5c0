import type { ComponentProps, ReactNode } from 'react'

type HiddenValue = string | number | undefined

type DeskFormProps = ComponentProps<'form'> & {
  action: `/api/staff/${string}`
  /** Hidden fields. The field `to` is the path of the page to return to. */
  fields?:
    Readonly<Record<string, HiddenValue>> | readonly (readonly [name: string, value: HiddenValue])[]
}

/** A form that the browser posts without JavaScript. */
export function DeskForm({ action, fields = {}, children, ...form }: DeskFormProps): ReactNode {
  const entries: readonly (readonly [string, HiddenValue])[] = Array.isArray(fields)
    ? fields
    : Object.entries(fields)
  return (
    <form method="post" action={action} {...form}>
      {entries
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      {children}
    </form>
  )
}
