import type { ReactNode } from 'react'
import { RequestOrder } from '#components/sign-up/request-order'
import { buttonClass, type ButtonLook } from '#components/ui/button'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { signUpPath } from '#lib/orders'

type Props = {
  /** Its code. */
  order: string
  /** Of weight loss. */
  packageName?: string
  look?: ButtonLook
  children: ReactNode
}

/** Orders the check-up, a weight-loss package or the free consultation, each on its page (spec section 4). */
export async function ProgrammeOrder({ order, packageName, look, children }: Props) {
  const locale = await currentLocale()
  return (
    <RequestOrder
      packageName={packageName}
      formPath={pathTo(locale, 'home', { anchor: 'subscribe' })}
      href={signUpPath(locale, order)}
      className={buttonClass(look, 'max-sm:w-full')}
    >
      {children}
    </RequestOrder>
  )
}
