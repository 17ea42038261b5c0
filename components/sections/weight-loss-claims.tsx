import { getTranslations } from 'next-intl/server'
import { claimNotes, claims } from '#content/clinic'
import { formatNumber } from '#lib/format'
import { currentLocale } from '#lib/i18n/current-locale'

/** The marketing claims of spec section 9, as given. */
export async function WeightLossClaims() {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  const figures = [
    [t('percent', { count: claims.successPercent }), t('success')],
    [t('kg', { count: claims.averageLossKg }), t('averageLoss')],
    [String(claims.yearsOfPractice), t('practice', { count: claims.yearsOfPractice })],
    [t('over', { number: formatNumber(locale, claims.cases) }), t('cases')],
  ] as const
  return (
    <section aria-labelledby="claims-title" className="bg-plum py-14 text-white on-plum lg:py-20">
      <h2 id="claims-title" className="sr-only">
        {t('claimsTitle')}
      </h2>
      <dl className="figures wrap grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-[auto_auto_auto_auto] lg:justify-between">
        {figures.map(([number, label]) => (
          <div key={label}>
            <dt className="mt-2 max-w-40 text-mist">{label}</dt>
            <dd className="figure text-3xl text-pistachio">{number}</dd>
          </div>
        ))}
      </dl>
      <p className="wrap mt-8 text-sm text-mist">{claimNotes.results[locale]}</p>
    </section>
  )
}
