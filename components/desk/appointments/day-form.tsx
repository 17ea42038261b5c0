import type { ReactNode } from 'react'
import { DeskButton, DeskLink } from '#components/desk/form/desk-button'
import { InputField } from '#components/desk/form/input-field'
import type { DeskTranslator } from '#lib/desk/desk-locale'

type DayFormProps = {
  /** The path of the page. The parameter `day` of the page's address chooses the day. */
  path: string
  /** The shown day as an ISO day, like `before` and `after`. */
  day: string
  /** The day to which the link “before” leads. */
  before: string
  /** The day to which the link “after” leads. */
  after: string
  t: DeskTranslator
  /** Further buttons at the end of the form. */
  children?: ReactNode
}

/** A form that chooses the day of a page, with links to the previous and the next days. */
export function DayForm({ path, day, before, after, t, children }: DayFormProps): ReactNode {
  return (
    <form action={path} className="flex flex-wrap items-end gap-2 print:hidden">
      <DeskLink look="outline" href={`${path}?day=${before}`} text={t('day.before')} />
      <DeskLink look="outline" href={`${path}?day=${after}`} text={t('day.after')} />
      <InputField name="day" label={t('list.day')} type="date" defaultValue={day} />
      <DeskButton text={t('list.show')} />
      {children}
    </form>
  )
}
