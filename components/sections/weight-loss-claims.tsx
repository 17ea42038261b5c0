import { getTranslations } from 'next-intl/server'
import { claimNotes, claims } from '#content/clinic'
import { formatNumber } from '#lib/text/format'
import { currentLocale } from '#lib/i18n/current-locale'

/** The marketing claims of spec section 9, as given. */
export async function WeightLossClaims() {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  const figures = [
    { number: t('percent', { count: String(claims.successPercent) }), label: t('success') },
    { number: t('kg', { count: String(claims.averageLossKg) }), label: t('averageLoss') },
    { number: String(claims.yearsOfPractice), label: t('practice', { count: claims.yearsOfPractice }) },
    { before: t('over'), number: formatNumber(locale, claims.cases), label: t('cases') },
  ]
  return (
    <section aria-labelledby="claims-title" className="claims-band bg-plum text-white on-plum">
      <h2 id="claims-title" className="sr-only">
        {t('claimsTitle')}
      </h2>
      <dl className="wrap claims">
        {figures.map(({ before, number, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {before && <small>{before} </small>}
              <span className="figure">{number}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="wrap text-sm">{claimNotes.results[locale]}</p>
    </section>
  )
}
