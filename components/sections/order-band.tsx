import type { ReactNode } from 'react'
import { RequestOrder } from '#components/sign-up/request-order'
import { buttonClass, type ButtonLook } from '#components/ui/button'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { signUpPath } from '#lib/orders'
import { joinHeadingWords } from '#lib/text/short-words'

type Props = { id: string; title: string; text: ReactNode; children: ReactNode }

export function OrderBand({ id, title, text, children }: Props) {
  return (
    <section aria-labelledby={id} className="section bg-band text-on-band dark:bg-plum dark:text-white">
      <div className="wrap grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h2 id={id} className="title-2 text-mark">
            {joinHeadingWords(title)}
          </h2>
          <p className="mt-5 max-w-140 text-lg">{text}</p>
        </div>
        <div className="lg:justify-self-end">{children}</div>
      </div>
    </section>
  )
}

type OrderProps = {
  order: string
  packageName?: string
  look?: ButtonLook
  className?: string
  children: ReactNode
}

/** Orders the check-up, a weight-loss package or the free consultation, each on its page (spec section 4). */
export async function ProgrammeOrder({ order, packageName, look, className = '', children }: OrderProps) {
  const locale = await currentLocale()
  return (
    <RequestOrder
      packageName={packageName}
      formPath={pathTo(locale, 'home', { anchor: 'subscribe' })}
      href={signUpPath(locale, order)}
      className={buttonClass(look, `max-sm:w-full ${className}`)}
    >
      {children}
    </RequestOrder>
  )
}
