import type { ReactNode } from 'react'

type DeskFormProps = {
  /** A handler of `/api/staff`. */
  action: `/api/staff/${string}`
  /** What is sent besides the inputs; `to` names the page to come back to. */
  fields?: Readonly<Record<string, string>>
  className?: string
  /** By which buttons elsewhere name it. */
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
