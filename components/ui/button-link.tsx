import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from '#components/ui/button'

export function ButtonLink({ look, className, ...props }: ComponentProps<'a'> & { look?: ButtonLook }) {
  return <a className={buttonClass(look, className)} {...props} />
}
