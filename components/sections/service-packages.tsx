import { ButtonLink } from '#components/ui/button'
import { Facts } from '#components/ui/lists'
import { Section, SelfTreatment } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatPrice } from '#lib/i18n/format'
import type { CSSProperties, ReactNode } from 'react'
import { PackageDialog } from '#components/sections/package-dialog'

const rows = ['consultations', 'access', 'tests'] as const

/**
 * Classes of a package's card, by the months of the package. The card of a longer package is wider.
 */
const widths: Readonly<Record<number, string>> = {
  3: 'sm:w-2/3 lg:col-span-3',
  6: 'sm:w-5/6 lg:col-span-4',
  12: 'sm:w-full lg:col-span-5',
}

export async function ServicePackages(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Packages')
  return (
    <Section
      id="servicePackages"
      title={t('title')}
      lead={t('lead')}
      leadClass="text-base text-mist sm:text-lg"
      className="bg-plum text-white on-plum later [--tall:1130px]"
    >
      <ul className="mt-8 grid gap-3 lg:mt-14 lg:grid-cols-12 lg:gap-x-8">
        {contentIn(locale).packages.map(({ id, name, months, price, summary, inShort }) => (
          <li
            key={id}
            data-months={months}
            className={`package flex flex-wrap items-baseline gap-x-3 rounded-3xl p-5 text-(--text) lg:row-span-8 lg:grid lg:w-auto lg:grid-rows-subgrid lg:gap-y-0 lg:px-6 lg:py-7 ${widths[months]}`}
          >
            <p
              className="package-months flex w-full items-baseline gap-2"
              style={{ '--share': `${(months / 12) * 100}%` } as CSSProperties}
            >
              <b className="figure text-4xl text-(--accent)">{months}</b>{' '}
              {t('months', { count: months })}
            </p>
            <h3 className="mt-2 mr-auto sm:mt-4 text-(--strong) lg:mt-16">{name}</h3>
            <p className="figure text-lg text-(--strong) sm:text-xl">
              {formatPrice(locale, price)}
            </p>
            <p className="mt-2 mb-4 w-full max-w-100 sm:mt-3 lg:mb-5">{summary}</p>
            <Facts
              facts={rows.map((row) => [t(`rows.${row}`), inShort[row]])}
              className="mb-5 w-full text-(--strong) *:line-above *:py-2 max-sm:hidden lg:contents"
              terms={{ className: 'text-sm text-(--text)' }}
            />
            <ButtonLink
              href={`#package-${id}`}
              aria-label={t('openOf', { name })}
              className="px-5 max-sm:w-full lg:mt-6 lg:self-end lg:justify-self-start"
            >
              {t('open')}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <SelfTreatment className="mt-6 max-w-160 text-mist sm:text-lg lg:mt-10" />
      {contentIn(locale).packages.map((item) => (
        <PackageDialog key={item.id} item={item} />
      ))}
    </Section>
  )
}
