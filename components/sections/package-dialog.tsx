import { Fragment } from 'react'
import { getTranslations } from 'next-intl/server'
import { laboratoryStudies } from '#content/services/laboratory-studies'
import type { LocalizedList, ServicePackage } from '#content/types'
import { ChooseOrder } from '#components/sign-up/choose-order'
import { buttonClass } from '#components/ui/button'
import { Dialog } from '#components/ui/dialog'
import { formatPrice } from '#lib/text/format'
import { currentLocale } from '#lib/i18n/current-locale'
import { packageOrderCode, signUpPath } from '#lib/orders'

/** Address of a package's dialog on the home page. */
export const packageDialogId = (id: ServicePackage['id']): string => `package-${id}`

/** What a package holds, its price and Order (spec section 2, "package modal"). */
export async function PackageDialog({ item }: { item: ServicePackage }) {
  const t = await getTranslations('Packages')
  const common = await getTranslations('Dialog')
  const locale = await currentLocale()
  const code = packageOrderCode(item.id)
  const parts: [string, LocalizedList][] = [
    [laboratoryStudies.title[locale], item.laboratoryStudies],
    [t('consultationMethods'), item.consultationMethods],
    [t('nutraceuticals'), item.nutraceuticals],
  ]
  return (
    <Dialog
      id={packageDialogId(item.id)}
      title={item.name}
      closeLabel={common('close')}
      footer={
        <>
          <p>
            <span className="note">{t('price')}</span>
            <span className="price">{formatPrice(locale, item.price)}</span>
          </p>
          <ChooseOrder
            order={code}
            href={signUpPath(locale, code)}
            aria-label={t('orderOf', { name: item.name })}
            className={buttonClass()}
          >
            {t('order')}
          </ChooseOrder>
        </>
      }
    >
      <p className="text-sm font-semibold text-mark">{t('duration', { count: item.months })}</p>
      <p className="mt-2 max-w-140">{item.description[locale]}</p>
      {parts.map(([title, list], part) => (
        <Fragment key={part}>
          <h4>{title}</h4>
          <ul className="dialog-list">
            {list[locale].map((line, position) => (
              <li key={position}>{line}</li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Dialog>
  )
}
