import type { ComponentProps, ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'

/** A button of the caller's form. Its value is a query, such as `kind=closed&reason=other`, that adds to the fields. */
export function OutcomeButton(button: ComponentProps<typeof DeskButton>): ReactNode {
  return <DeskButton name="do" {...button} />
}
