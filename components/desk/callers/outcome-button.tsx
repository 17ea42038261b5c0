import type { ComponentProps, ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'

/**
 * A submit button of the caller's form. The button's value is a query, such as
 * `kind=closed&reason=other`. The server adds the parameters of this query to the form's fields.
 */
export function OutcomeButton(button: ComponentProps<typeof DeskButton>): ReactNode {
  return <DeskButton name="do" {...button} />
}
