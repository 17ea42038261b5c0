import { Fragment } from 'react'
import { NumberTable } from '#components/figures/figure'
import { ProgrammeOrder } from '#components/sections/order-band'
import { Table } from '#components/table'
import { ButtonLink } from '#components/ui/button'
import { Icon } from '#components/ui/icon'
import { Facts, Lines } from '#components/ui/lists'
import { PageHero, Section, SelfTreatment } from '#components/ui/section'
import { type WeightLossPackage, type WeightLossService, content } from '#lib/content/content'
import type { ExampleMeasure } from '#lib/content/programmes'
import { wordsOf } from '#lib/i18n/current-locale'
import { weightLossOrderCode } from '#lib/orders'
import { formatNumber, formatPrice } from '#lib/text/format'
import { joinHeadingWords } from '#lib/text/short-words'

export async function WeightLossHero() {
  const { t, locale } = await wordsOf('WeightLoss')
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
          <ButtonLink href="#packages" look="outline" className="max-sm:w-full">
            {t('choose')}
          </ButtonLink>
        </div>
      }
    >
      <WeightLossExample />
    </PageHero>
  )
}

async function WeightLossExample() {
  const { t, locale } = await wordsOf('WeightLoss')
  const { label, note, measures } = content.weightLoss.resultsExample
  return (
    <figure className="course" aria-labelledby="course-title">
      <p id="course-title" className="course-title">
        {label[locale]}
      </p>
      <div className="course-plots">
        {measures.map((measure) => (
          <CoursePlot key={measure.id} measure={measure} />
        ))}
      </div>
      <figcaption>
        <p className="note">{note[locale]}</p>
        <NumberTable
          summary={t('table')}
          columns={[t('month'), ...measures.map(({ name, unit }) => `${name[locale]}, ${unit[locale]}`)]}
          rows={measures[0].values.map((_value, month) => [month, ...measures.map(({ values }) => values[month])])}
        />
      </figcaption>
    </figure>
  )
}

/** Room left and right of the first and the last value, in months. */
const margin = 0.3

async function CoursePlot({ measure }: { measure: ExampleMeasure }) {
  const { t, locale } = await wordsOf('WeightLoss')
  const { id, name, unit, goal, values, remark } = measure
  const [low, high] = measure.scale
  const months = values.length - 1
  const left = (month: number) => `${((month + margin) / (months + 2 * margin)) * 100}%`
  const bottom = (value: number) => `${((value - low) / (high - low)) * 100}%`
  const at = (value: number, month: number) => `${month} ${high - value}`
  const dots = (isShown: (value: number) => boolean) =>
    values.map((value, month) => (isShown(value) ? `M${at(value, month)}h0` : '')).join('')
  const isOut = (value: number) => value > goal.to
  const [start = 0] = values
  const end = values.at(-1) ?? start
  const range = { from: String(goal.from), to: String(goal.to), unit: unit[locale] }
  const title = `${name[locale]}, ${unit[locale]}`
  return (
    <div className="course-plot">
      <p className="course-head">
        <b>{name[locale]}</b>
        <span>{t('goal', range)}</span>
      </p>
      <div className="course-plane">
        <svg
          role="img"
          aria-labelledby={`${id}-title ${id}-text`}
          viewBox={`${-margin} 0 ${months + 2 * margin} ${high - low}`}
          preserveAspectRatio="none"
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-text`}>{t('course', { ...range, months, start: String(start), end: String(end) })}</desc>
          <rect x={-margin} y={high - goal.to} width="100%" height={goal.to - goal.from} className="fill-band" />
          <path d={`M${values.map(at).join('L')}`} className="course-line" />
          <path d={dots(() => true)} className="course-dot" />
          <path d={dots(isOut)} className="course-out" />
        </svg>
        <span className="course-start" style={{ left: left(0), bottom: bottom(start) }}>
          {start}
        </span>
        {remark && (
          <span
            className="course-remark"
            style={{ left: left(remark.month), bottom: bottom(values[remark.month] ?? start) }}
          >
            {remark.text[locale]}
          </span>
        )}
        <p className="course-end" style={{ bottom: bottom(end) }}>
          <span className="figure">{end}</span> {unit[locale]}
        </p>
      </div>
      <p className="course-months" aria-hidden="true">
        {values.map((_, month) => (
          <span key={month} style={{ left: left(month) }}>
            {month}
          </span>
        ))}
        <span className="course-unit">{t('month')}</span>
      </p>
    </div>
  )
}

/** The marketing claims of spec section 9, as given. */
export async function WeightLossClaims() {
  const { t, locale } = await wordsOf('WeightLoss')
  const { successPercent, averageLossKg, yearsOfPractice, cases, notes } = content.claims
  const number = (text: string, before?: string) => (
    <>
      {before && <small>{before} </small>}
      <span className="figure">{text}</span>
    </>
  )
  const facts = [
    [t('success'), number(t('percent', { count: String(successPercent) }))],
    [t('averageLoss'), number(t('kg', { count: String(averageLossKg) }))],
    [t('practice', { count: yearsOfPractice }), number(String(yearsOfPractice))],
    [t('cases'), number(formatNumber(locale, cases), t('over'))],
  ] as const
  return (
    <section aria-labelledby="claims-title" className="claims-band bg-plum text-white on-plum">
      <h2 id="claims-title" className="sr-only">
        {t('claimsTitle')}
      </h2>
      <Facts facts={facts} className="wrap claims" />
      <p className="wrap text-sm">
        {notes.whose[locale]} {notes.results?.[locale]}
      </p>
    </section>
  )
}

export async function WeightLossBenefits() {
  const { t, locale } = await wordsOf('WeightLoss')
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

/** Basic and Extended with price and monthly payment, then the lines of both as given; no totals (decisions). */
export async function WeightLossPackages() {
  const { t, locale } = await wordsOf('WeightLoss')
  const { packages, linesNote } = content.weightLoss
  const longest = Math.max(...packages.map(({ months }) => months))
  const caption = (
    <>
      <span className="title-3">{t('services')}</span>
      <span className="note text-base">{linesNote[locale]}</span>
    </>
  )
  const columns = packages.map(({ id, title, months }) => (
    <Fragment key={id}>
      {title[locale]} <small>{t('duration', { count: months })}</small>
    </Fragment>
  ))
  const rows = packages[0]?.services.map((line, index) => [
    <LineName key={line.id} line={line} />,
    ...packages.map(({ services }) => services[index] && formatPrice(locale, services[index].price)),
  ])
  return (
    <Section id="packages" title={t('packagesTitle')} className="bg-wash">
      <div className="programmes">
        {packages.map((item) => (
          <Package key={item.id} item={item} share={item.months / longest} />
        ))}
      </div>
      <Table
        className="lines"
        caption={caption}
        columns={[<span className="sr-only">{t('service')}</span>, ...columns]}
        rows={rows ?? []}
      />
      <SelfTreatment className="note mt-8" />
    </Section>
  )
}

async function Package({ item, share }: { item: WeightLossPackage; share: number }) {
  const { t, locale } = await wordsOf('WeightLoss')
  return (
    <article aria-labelledby={`${item.id}-title`} className="programme">
      <div className="programme-head">
        <h3 id={`${item.id}-title`}>{item.title[locale]}</h3>
        {item.popular && <p className="badge px-3 py-1 font-semibold">{t('popular')}</p>}
      </div>
      <p className="programme-months">
        <svg aria-hidden="true">
          <rect width="100%" height="30" rx="6" className="scale-ground" />
          <rect width={`${share * 100}%`} height="30" rx="6" className="fill-band" />
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

async function LineName({ line }: { line: WeightLossService }) {
  const { t, locale } = await wordsOf('WeightLoss')
  const extra = t('notIncluded')
  const name = line.included ? line.name[locale] : `${line.name[locale]}, ${extra}`
  if (!line.details) return name
  return (
    <details>
      <summary className="plain">
        {name} <span aria-hidden="true" className="chevron" />
      </summary>
      <Lines lines={line.details[locale]} className="details" />
    </details>
  )
}
