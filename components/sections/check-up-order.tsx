import type { ReactNode } from 'react'
import { RequestOrder } from '#components/sign-up/request-order'
import { buttonClass, type ButtonLook } from '#components/ui/button'
import { checkUpKey } from '#components/sign-up/stored-request'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo } from '#lib/i18n/routes'
import { checkUpOrder, signUpPath } from '#lib/orders'

/** Orders the check-up programme (spec section 4, "Ordering the check-up"). */
export async function CheckUpOrder({ look = 'primary', children }: { look?: ButtonLook; children: ReactNode }) {
  const language = await currentLanguage()
  return (
    <RequestOrder
      order={{ code: checkUpOrder.code, label: checkUpOrder.label[language] }}
      request={{ key: checkUpKey }}
      formPath={pathTo(language, 'home', { anchor: 'subscribe' })}
      href={signUpPath(language, checkUpOrder.code)}
      className={buttonClass(look, 'max-sm:w-full')}
    >
      {children}
    </RequestOrder>
  )
}
