import { buttonClass } from '#components/ui/button'
import { Lines } from '#components/ui/lists'
import { contentIn } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { ServicePackage } from '#lib/content/site-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatPrice } from '#lib/i18n/format'
import { pathTo } from '#lib/i18n/routes'
import type { ReactNode } from 'react'
import { toPackageOrderCode, getSignUpPath } from '#lib/orders'
import { Dialog } from '#components/sections/dialog'
import { getBarStyle, PackageBar } from '#components/sections/package-bar'
import { PackageFacts } from '#components/sections/package-facts'

/** Contents, price and order button of a package (spec section 2, "package modal"). */
export async function PackageDialog({
  item,
}: {
  item: InLanguage<ServicePackage>
}): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Packages')
  const { services, checkUp } = contentIn(locale)
  const laboratory = services.find(({ slug }) => slug === 'laboratoryStudies')
  const parts: [title: string, list: readonly string[], note?: string][] = [
    [t('forEveryone', { studies: laboratory?.title ?? '' }), item.laboratoryStudies],
    [t('whenIndicated'), item.whenIndicated, checkUp.indicatedTests],
    [t('consultationMethods'), item.consultationMethods],
    [t('nutraceuticals'), item.nutraceuticals],
  ]
  return (
    <Dialog
      id={`package-${item.id}`}
      title={item.name}
      footer={
        <>
          <p className="mr-auto">
            <span className="note block">{t('price')}</span>
            <span className="figure text-xl">{formatPrice(locale, item.price)}</span>
          </p>
          <a
            href={getSignUpPath(locale, toPackageOrderCode(item.id))}
            rel="nofollow"
            aria-label={t('orderOf', { name: item.name })}
            className={buttonClass('primary', 'max-sm:flex-1 short:min-h-11 short:py-1')}
          >
            {t('order')}
          </a>
        </>
      }
    >
      <div className="dialog-band" style={getBarStyle(item.months)}>
        <PackageBar item={item}>
          <b aria-hidden="true" className="figure">
            {item.months}
          </b>
        </PackageBar>
      </div>
      <p className="mb-4">
        <b className="block font-semibold">{t('duration', { count: item.months })}</b>
        {item.description}
      </p>
      <PackageFacts item={item} rows={{ className: 'dialog-row' }} />
      {parts.map(([title, list, note], index) => (
        <div key={index} className="dialog-row">
          <h4>{title}</h4>
          <div>
            <Lines lines={list} />
            {note && <p className="mt-2 note">{note}</p>}
          </div>
        </div>
      ))}
      <a href={pathTo(locale, 'priceBreakdown', { anchor: item.id })} className="mt-4 text-link">
        {t('lines')}
      </a>
    </Dialog>
  )
}
