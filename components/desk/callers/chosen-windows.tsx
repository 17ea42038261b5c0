import type { ReactNode } from 'react'
import type { Caller } from '#lib/desk/callers/caller'
import { hasSeveralNames } from '#lib/desk/callers/caller-names'
import type { DeskTexts } from '#lib/desk/desk-texts'

type ChosenWindowsProps = { caller: Caller; texts: DeskTexts; className: string }

/**
 * The times at which a caller wants to be called. A number with several names shows whose time it
 * is. A missed time is bold.
 */
export function ChosenWindows({ caller, texts, className }: ChosenWindowsProps): ReactNode {
  const { windows, leads } = caller
  const { t, describeChosenWindow } = texts
  return windows.map((window) => {
    const text = describeChosenWindow(window)
    const emphasis = window.phase === 'missed' ? 'font-semibold' : ''
    return (
      <span key={`${window.name} ${window.startsAt}`} className={`${className} ${emphasis}`}>
        {hasSeveralNames(leads) ? t('row.callOf', { name: window.name, text }) : text}
      </span>
    )
  })
}
