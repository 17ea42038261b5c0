import type { ReactNode } from 'react'
import { RequestOrder } from '#components/sign-up/request-order'
import { buttonClass, type ButtonLook } from '#components/ui/button'
import { weightLossKey } from '#components/sign-up/stored-request'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo } from '#lib/i18n/routes'
import { findOrder, signUpPath, weightLossOrderCode } from '#lib/orders'

type Props = {
  id: Parameters<typeof weightLossOrderCode>[0]
  /** Stored as it is in `weightLossRequest.package`. */
  packageName: string
  look?: ButtonLook
  label?: string
  children: ReactNode
}

/** Orders a weight-loss package or the free consultation (spec section 4). */
export async function WeightLossOrder({ id, packageName, look = 'primary', label, children }: Props) {
  const language = await currentLanguage()
  const code = weightLossOrderCode(id)
  return (
    <RequestOrder
      order={{ code, label: findOrder(code)?.label[language] ?? packageName }}
      request={{ key: weightLossKey, packageName }}
      formPath={pathTo(language, 'home', { anchor: 'subscribe' })}
      href={signUpPath(language, code)}
      aria-label={label}
      className={buttonClass(look, 'max-sm:w-full')}
    >
      {children}
    </RequestOrder>
  )
}
