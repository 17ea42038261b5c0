import { getTranslations } from 'next-intl/server'
import { ProgrammeOrder } from '#components/sections/order-band'
import { WeightLossExample } from '#components/sections/weight-loss-example'
import { buttonClass } from '#components/ui/button'
import { Icon } from '#components/ui/icon'
import { PageHero, Section } from '#components/ui/section'
import { type WeightLossPackage, type WeightLossService, content } from '#lib/content/content'
import { currentLocale } from '#lib/i18n/current-locale'
import { weightLossOrderCode } from '#lib/orders'
import { formatNumber, formatPrice } from '#lib/text/format'
import { joinHeadingWords } from '#lib/text/short-words'
import { SelfTreatment } from '#components/ui/self-treatment'

export async function WeightLossHero() {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  return (
    <PageHero
      title={t('title')}
      lead={content.weightLoss.lead[locale]}
      actions={
        <div className="flex flex-wrap gap-2.5">
          <ProgrammeOrder
            order={weightLossOrderCode('free-consultation')}
            packageName={content.weightLoss.freeConsultation.packageName}
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
    { number: t('percent', { count: String(content.claims.successPercent) }), label: t('success') },
    { number: t('kg', { count: String(content.claims.averageLossKg) }), label: t('averageLoss') },
    { number: String(content.claims.yearsOfPractice), label: t('practice', { count: content.claims.yearsOfPractice }) },
    { before: t('over'), number: formatNumber(locale, content.claims.cases), label: t('cases') },
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
        {content.claims.notes.whose[locale]} {content.claims.notes.results?.[locale]}
      </p>
    </section>
  )
}

export async function WeightLossBenefits() {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  return (
    <Section id="benefits" title={t('benefitsTitle')} wrapClass="wrap benefits">
      <ul>
        {content.weightLoss.benefits.map(({ id, icon, title, description }) => (
          <li key={id}>
            <Icon name={icon} />
            <div>
              <h3>{joinHeadingWords(title[locale])}</h3>
              <p>{description[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const longest = () => Math.max(...content.weightLoss.packages.map(({ months }) => months))

/** Basic and Extended with price and monthly payment, then the lines of both as given; no totals (decisions). */
export async function WeightLossPackages() {
  const t = await getTranslations('WeightLoss')
  return (
    <Section id="packages" title={t('packagesTitle')} className="bg-wash">
      <div className="programmes">
        {content.weightLoss.packages.map((item) => (
          <Package key={item.id} item={item} />
        ))}
      </div>
      <WeightLossLines />
      <SelfTreatment className="note mt-8" />
    </Section>
  )
}

async function Package({ item }: { item: WeightLossPackage }) {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  return (
    <article aria-labelledby={`${item.id}-title`} className="programme">
      <div className="programme-head">
        <h3 id={`${item.id}-title`}>{item.title[locale]}</h3>
        {item.popular && <p className="badge px-3 py-1 font-semibold">{t('popular')}</p>}
      </div>
      <p className="programme-months">
        <svg aria-hidden="true">
          <rect width="100%" height="30" rx="6" className="scale-ground" />
          <rect width={`${(item.months / longest()) * 100}%`} height="30" rx="6" className="fill-band" />
        </svg>
        {t('duration', { count: item.months })}
      </p>
      <p>
        <span className="price text-2xl">{formatPrice(locale, item.price)}</span>
      </p>
      <p className="text-muted">{t('perMonth', { price: formatPrice(locale, item.monthlyPayment) })}</p>
      <p>{item.description[locale]}</p>
      <ProgrammeOrder
        order={weightLossOrderCode(item.id)}
        packageName={item.name[locale]}
        look={item.popular ? 'primary' : 'outline'}
      >
        {t(`order.${item.id}`)}
      </ProgrammeOrder>
    </article>
  )
}

async function WeightLossLines() {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  const { packages, linesNote } = content.weightLoss
  const lines = packages[0]?.services ?? []
  return (
    <table className="lines">
      <caption>
        <span className="title-3">{t('services')}</span>
        <span className="note">{linesNote[locale]}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('service')}</span>
          </th>
          {packages.map(({ id, title, months }) => (
            <th key={id} scope="col">
              {title[locale]} <small>{t('duration', { count: months })}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <LineName line={line} />
            </th>
            {packages.map(({ id, services }) => (
              <td key={id} className="price">
                {services.filter((service) => service.id === line.id).map(({ price }) => formatPrice(locale, price))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

async function LineName({ line }: { line: WeightLossService }) {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  const extra = t('notIncluded')
  const name = line.included ? line.name[locale] : `${line.name[locale]}, ${extra}`
  if (!line.details) return name
  return (
    <details>
      <summary className="plain">
        {name} <span aria-hidden="true" className="chevron" />
      </summary>
      <ul className="details">
        {line.details[locale].map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </details>
  )
}
