import type { ComponentProps, ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'

/**
 * A button of the caller's form. The value is a query, such as `kind=closed&reason=other`, whose
 * parameters the server adds to the form's fields.
 */
export function OutcomeButton(button: ComponentProps<typeof DeskButton>): ReactNode {
  return <DeskButton name="do" {...button} />
}
