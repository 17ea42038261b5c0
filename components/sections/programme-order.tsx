import type { ReactNode } from 'react'
import { RequestOrder } from '#components/sign-up/request-order'
import { buttonClass, type ButtonLook } from '#components/ui/button'
import { getCurrentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { getSignUpPath } from '#lib/orders'

type OrderProps = {
  order: string
  packageName?: string
  look?: ButtonLook
  className?: string
  children: ReactNode
}

/**
 * A link that orders the check-up, a weight-loss package or the free consultation (spec section 4).
 */
export async function ProgrammeOrder({
  order,
  packageName,
  look,
  className = '',
  children,
}: OrderProps): Promise<ReactNode> {
  const locale = await getCurrentLocale()
  return (
    <RequestOrder
      packageName={packageName}
      formPath={pathTo(locale, 'home', { anchor: 'subscribe' })}
      href={getSignUpPath(locale, order)}
      className={buttonClass(look, `max-sm:w-full ${className}`)}
    >
      {children}
    </RequestOrder>
  )
}
