import { Fragment, type ReactNode } from 'react'
import { ProgrammeOrder } from '#components/sections/programme-order'
import { Table } from '#components/table'
import { Lines } from '#components/ui/lists'
import { RangeBar } from '#components/ui/range-bar'
import { Section, SelfTreatment } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { WeightLossPackage, WeightLossService } from '#lib/content/site-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { toWeightLossOrderCode } from '#lib/orders'
import { formatPrice } from '#lib/i18n/format'

/**
 * The two packages with price and monthly payment, then a table with the price of each service.
 * The component adds up no prices, because the services do not add up to the price of the package
 * (docs/legal-review.md).
 */
export async function WeightLossPackages(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('WeightLoss')
  const { packages, linesNote } = contentIn(locale).weightLoss
  const longest = Math.max(...packages.map(({ months }) => months))
  const caption = (
    <>
      <span className="block title-3 text-ink">{t('services')}</span>
      <span className="mt-2 mb-4 block max-w-140 note text-base">{linesNote}</span>
    </>
  )
  const columns = packages.map(({ id, title, months }) => (
    <Fragment key={id}>
      {title} <small className="block text-sm">{t('duration', { count: months })}</small>
    </Fragment>
  ))
  const rows = packages[0]?.services.map((line, index) => [
    <LineName key={line.id} line={line} />,
    ...packages.map(
      ({ services }) => services[index] && formatPrice(locale, services[index].price),
    ),
  ])
  return (
    <Section id="packages" title={t('packagesTitle')} className="bg-wash">
      <div className="mt-10 grid gap-x-8 gap-y-5 lg:mt-14 lg:grid-cols-2 lg:gap-y-0 print:grid-cols-2">
        {packages.map((item) => (
          <Package key={item.id} item={item} share={item.months / longest} />
        ))}
      </div>
      <Table
        headClass="note"
        className="rows lines mt-12 w-full table-fixed lg:mt-14"
        caption={caption}
        columns={[<span className="sr-only">{t('service')}</span>, ...columns]}
        rows={rows ?? []}
      />
      <SelfTreatment className="note mt-8" />
    </Section>
  )
}

async function Package({ item, share }: { item: InLanguage<WeightLossPackage>; share: number }) {
  const { t, locale } = await getPageTranslator('WeightLoss')
  return (
    <article
      aria-labelledby={`${item.id}-title`}
      className="flex flex-col items-start rounded-3xl bg-card p-5 sm:p-9 lg:row-span-6 lg:grid lg:grid-rows-subgrid lg:justify-items-start"
    >
      <div className="flex w-full flex-wrap items-center justify-between gap-2">
        <h3 id={`${item.id}-title`} className="text-2xl">
          {item.title}
        </h3>
        {item.popular && (
          <p className="rounded-xl bg-pistachio px-3 py-1 text-sm font-semibold text-pistachio-ink">
            {t('popular')}
          </p>
        )}
      </div>
      <p className="mt-6 mb-5 w-full text-muted">
        <RangeBar to={share * 100} className="mb-2 w-full fill-wash" />
        {t('duration', { count: item.months })}
      </p>
      <p>
        <span className="figure text-key">{formatPrice(locale, item.price)}</span>
      </p>
      <p className="text-muted">
        {t('perMonth', { price: formatPrice(locale, item.monthlyPayment) })}
      </p>
      <p className="mt-5 mb-6">{item.description}</p>
      <ProgrammeOrder
        order={toWeightLossOrderCode(item.id)}
        packageName={item.name}
        look={item.popular ? 'primary' : 'outline'}
        className="mt-auto"
      >
        {t(`order.${item.id}`)}
      </ProgrammeOrder>
    </article>
  )
}

async function LineName({ line }: { line: InLanguage<WeightLossService> }) {
  const { t } = await getPageTranslator('WeightLoss')
  const extra = t('notIncluded')
  const name = line.included ? line.name : `${line.name}, ${extra}`
  if (!line.details) return <span className="flex min-h-11 items-center">{name}</span>
  return (
    <details>
      <summary>{name}</summary>
      <Lines lines={line.details} className="details max-w-140 py-3 text-muted" />
    </details>
  )
}
