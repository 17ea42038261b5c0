import type { ReactNode } from 'react'
import type { Caller } from '#lib/desk/callers/caller'
import { hasSeveralNames } from '#lib/desk/callers/caller-names'
import type { DeskTexts } from '#lib/desk/desk-texts'

type ChosenWindowsProps = { caller: Caller; texts: DeskTexts; className: string }

/**
 * Shows the time windows in which a caller wants to be called. If the caller's leads have several
 * names, the name of the lead precedes each window. A window that ended without a call is bold.
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
