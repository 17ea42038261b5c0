import type { ReactNode } from 'react'
import type { actions } from '#lib/desk/act'
import { deskWords } from '#lib/desk/words'

type DoButtonProps = {
  what: (typeof actions)[number]
  /** What belongs to it: a time or a reason. */
  detail?: string
  /** The key that presses it. */
  hotkey?: string
  /** Id of a form that it stands outside of. */
  form?: string
  /** In place of its own words. */
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
