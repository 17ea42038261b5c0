import type { ReactNode } from 'react'
import { PriceSum } from '#components/sections/price-sum'
import { contentIn } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { ListedService, PricedPackage } from '#lib/content/site-content'
import { getCurrentLocale, getPageTranslator } from '#lib/i18n/current-locale'
import { formatPrice } from '#lib/i18n/format'

/**
 * Tests that are charged in addition to the price of a package, each with a checkbox. Below the
 * tests is the sum of the package and the ticked tests. Without scripts there are no checkboxes and
 * no sum.
 */
export async function PriceIndicatedTests({
  item,
}: {
  item: InLanguage<PricedPackage>
}): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('PriceBreakdown')
  return (
    <>
      <table className="rows bill w-full">
        <caption className="title-3">{t('indicated')}</caption>
        <thead className="note">
          <tr>
            <th scope="col">{t('test')}</th>
            <th scope="col">{t('extra')}</th>
          </tr>
        </thead>
        {item.indicated.map(({ text, services }, index) => (
          <tbody key={index}>
            <tr>
              <th scope="row" colSpan={2} className="text-muted">
                {text}
              </th>
            </tr>
            {services.map((service) => (
              <TestRow key={service.id} service={service} />
            ))}
          </tbody>
        ))}
      </table>
      <div className="mt-3 [border-top:2px_solid_var(--mark)] pt-3 noscript:hidden">
        <label className="flex flex-wrap items-baseline justify-between gap-x-4">
          {t('sum')} <PriceSum locale={locale} price={item.price} />
        </label>
        <p className="note mt-3">{contentIn(locale).priceBreakdown.sumNote}</p>
      </div>
    </>
  )
}

async function TestRow({ service }: { service: InLanguage<ListedService> }) {
  const locale = await getCurrentLocale()
  return (
    <tr>
      <th scope="row">
        <label className="flex min-h-11 items-center gap-2 sm:gap-3">
          <input
            type="checkbox"
            value={service.price}
            className="size-6 shrink-0 accent-action noscript:hidden"
          />
          {service.title}
        </label>
      </th>
      <td className="pt-4!">{formatPrice(locale, service.price)}</td>
    </tr>
  )
}
