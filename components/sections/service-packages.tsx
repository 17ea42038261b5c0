import type { ReactNode } from 'react'
import { getBarStyle, PackageBar, rulerMonths } from '#components/sections/package-bar'
import { PackageDialog } from '#components/sections/package-dialog'
import { PackageFacts } from '#components/sections/package-facts'
import { Section, SelfTreatment } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatPrice } from '#lib/i18n/format'

/**
 * The three packages as bars along one ruler of twelve months. Each row opens the dialog with the
 * contents of the package.
 */
export async function ServicePackages(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Packages')
  const { packages } = contentIn(locale)
  return (
    <Section
      id="servicePackages"
      title={t('title')}
      lead={t('lead')}
      leadClass="text-base text-mist sm:text-lg"
      className="bg-plum text-white on-plum later [--tall:1490px]"
    >
      <p aria-hidden="true" className="ruler mt-8 lg:mt-14">
        {Array.from({ length: rulerMonths }, (_, index) => {
          const month = index + 1
          if (month === rulerMonths)
            return <b key={month}>{t('rulerEnd', { count: String(month) })}</b>
          const isEnd = packages.some(({ months }) => months === month)
          return isEnd ? <b key={month}>{month}</b> : <span key={month}>{month}</span>
        })}
      </p>
      <ul>
        {packages.map((item) => (
          <li key={item.id} className="programme-row" style={getBarStyle(item.months)}>
            <PackageBar item={item}>
              <b className="figure">{item.months}</b>{' '}
              <span className="sr-only">{t('months', { count: item.months })}</span>
            </PackageBar>
            <div className="programme-name">
              <h3>{item.name}</h3>
              <p className="figure text-xl">{formatPrice(locale, item.price)}</p>
              <p className="programme-for">{item.summary}</p>
            </div>
            <PackageFacts item={item} className="programme-facts" />
            <a
              href={`#package-${item.id}`}
              aria-label={t('openOf', { name: item.name })}
              className="programme-link text-link"
            >
              {t('open')}
            </a>
          </li>
        ))}
      </ul>
      <p className="line-above pt-4 text-sm text-mist">{t('legend')}</p>
      <SelfTreatment className="mt-6 max-w-160 text-mist sm:text-lg lg:mt-10" />
      {packages.map((item) => (
        <PackageDialog key={item.id} item={item} />
      ))}
    </Section>
  )
}
