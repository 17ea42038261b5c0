import type { ReactNode } from 'react'
import { PriceIncludedLines } from '#components/sections/price-included-lines'
import { PriceIndicatedTests } from '#components/sections/price-indicated-tests'
import { ButtonLink } from '#components/ui/button'
import { RangeBar } from '#components/ui/range-bar'
import type { InLanguage } from '#lib/content/localized'
import type { PricedPackage } from '#lib/content/site-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatPrice } from '#lib/i18n/format'
import { getSignUpPath, toPackageOrderCode } from '#lib/orders'

type Props = { item: InLanguage<PricedPackage>; isOpen: boolean }

/**
 * A package as `<details>` with everything that its price includes. A link to the id of the package
 * opens the `<details>`. Browsers open a `<details>` that contains the target of a link.
 */
export async function PriceProgramme({ item, isOpen }: Props): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Packages')
  const { id, name, months, price, summary } = item
  return (
    <details open={isOpen} className="programme">
      <summary className="question flex flex-wrap items-center gap-x-6 gap-y-2 [--sign-top:calc(13px+1.05rem)]">
        <h3 className="mr-auto text-2xl">{name}</h3>
        <span className="text-base text-muted">{t('duration', { count: months })}</span>
        <span className="text-key">{formatPrice(locale, price)}</span>
        <RangeBar
          to={(months / 12) * 100}
          height={10}
          className="w-full fill-wash dark:fill-plum"
        />
      </summary>
      <div id={id} className="scroll-mt-40 pt-2 pb-12">
        <p className="max-w-140">{summary}</p>
        <div className="mt-6 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[7fr_6fr]">
          <PriceIncludedLines item={item} />
          <div className="bg-wash p-5 max-sm:-mx-5 sm:rounded-3xl sm:p-9 print:m-0 print:p-0">
            <PriceIndicatedTests item={item} />
            <ButtonLink
              href={getSignUpPath(locale, toPackageOrderCode(id))}
              rel="nofollow"
              className="mt-6 max-sm:w-full"
            >
              {t('orderOf', { name })}
            </ButtonLink>
          </div>
        </div>
      </div>
    </details>
  )
}
