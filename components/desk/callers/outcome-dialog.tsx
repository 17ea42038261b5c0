import type { ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'

type OutcomeDialogProps = { id: string; title: string; close: string; children: ReactNode }

/**
 * A button that opens the options of an outcome in a popover. The popover works without scripts.
 */
export function OutcomeDialog({ id, title, close, children }: OutcomeDialogProps): ReactNode {
  return (
    <>
      <DeskButton type="button" popoverTarget={id} text={title} />
      <div id={id} popover="auto" role="dialog" aria-label={title} className="desk-options">
        <p className="title-3">{title}</p>
        {children}
        <DeskButton
          type="button"
          look="link"
          popoverTarget={id}
          popoverTargetAction="hide"
          text={close}
        />
      </div>
    </>
  )
}
