import { getTranslations } from 'next-intl/server'
import { claimNotes, claims } from '#content/clinic'
import { weightLoss } from '#content/weight-loss'
import { ProgrammeOrder } from '#components/sections/order-band'
import { WeightLossExample } from '#components/sections/weight-loss-example'
import { buttonClass } from '#components/ui/button'
import { Icon } from '#components/ui/icon'
import { PageHero } from '#components/ui/section'
import { currentLocale } from '#lib/i18n/current-locale'
import { weightLossOrderCode } from '#lib/orders'
import { formatNumber } from '#lib/text/format'
import { joinHeadingWords } from '#lib/text/short-words'

export async function WeightLossHero() {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  return (
    <PageHero
      title={t('title')}
      lead={weightLoss.lead[locale]}
      actions={
        <div className="flex flex-wrap gap-2.5">
          <ProgrammeOrder
            order={weightLossOrderCode('free-consultation')}
            packageName={weightLoss.freeConsultation.packageName}
          >
            {t('free')}
          </ProgrammeOrder>
          <a href="#packages" className={buttonClass('outline', 'max-sm:w-full')}>
            {t('choose')}
          </a>
        </div>
      }
    >
      <WeightLossExample />
    </PageHero>
  )
}

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
      <p className="wrap text-sm">
        {claimNotes.whose[locale]} {claimNotes.results?.[locale]}
      </p>
    </section>
  )
}

export async function WeightLossBenefits() {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  return (
    <section aria-labelledby="benefits-title" className="section">
      <div className="wrap benefits">
        <h2 id="benefits-title" className="title-2">
          {joinHeadingWords(t('benefitsTitle'))}
        </h2>
        <ul>
          {weightLoss.benefits.map(({ id, icon, title, description }) => (
            <li key={id}>
              <Icon name={icon} />
              <div>
                <h3>{joinHeadingWords(title[locale])}</h3>
                <p>{description[locale]}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
