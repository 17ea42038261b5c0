import { Fragment } from 'react'
import { PageHero, ProgrammeOrder } from '#components/sections/programme'
import { Table } from '#components/table'
import { ButtonLink } from '#components/ui/button'
import { Icon } from '#components/ui/icon'
import { Facts, Lines } from '#components/ui/lists'
import { RangeBar } from '#components/ui/range-bar'
import { Section, SelfTreatment } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import type { In } from '#lib/content/in-language'
import type { WeightLossPackage, WeightLossService } from '#lib/content/site-content'
import type { ExampleMeasure } from '#lib/content/programmes'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { weightLossOrderCode } from '#lib/orders'
import { formatNumber, formatPrice } from '#lib/i18n/format'
import { joinHeadingWords } from '#lib/text/short-words'

export async function WeightLossHero() {
  const { t, locale } = await getPageTranslator('WeightLoss')
  return (
    <PageHero
      title={t('title')}
      lead={contentIn(locale).weightLoss.lead}
      actions={
        <div className="flex flex-wrap gap-2.5">
          <ProgrammeOrder
            order={weightLossOrderCode('free-consultation')}
            packageName={contentIn(locale).weightLoss.freeConsultation.packageName}
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
  const { t, locale } = await getPageTranslator('WeightLoss')
  const { label, note, measures } = contentIn(locale).weightLoss.resultsExample
  return (
    <figure
      className="mt-10 mb-12 rounded-3xl bg-wash p-5 sm:p-9 lg:mt-14"
      aria-labelledby="course-title"
    >
      <p id="course-title" className="title-3 text-lg">
        {label}
      </p>
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8">
        {measures.map((measure) => (
          <CoursePlot key={measure.id} measure={measure} />
        ))}
      </div>
      <figcaption className="mt-6 line-above pt-4">
        <p className="note">{note}</p>
        <details className="text-sm">
          <summary className="min-h-11 py-2 underline underline-offset-4 print:hidden">
            {t('table')}
          </summary>
          <Table
            className="rows w-full max-w-120"
            columns={[t('month'), ...measures.map(({ name, unit }) => `${name}, ${unit}`)]}
            rows={measures[0].values.map((_value, month) => [
              month,
              ...measures.map(({ values }) => values[month]),
            ])}
          />
        </details>
      </figcaption>
    </figure>
  )
}

const onPlot = 'absolute mb-3 -ml-2 text-sm/tight [font-weight:500]'

/** Room left and right of the first and the last value, in months. */
const margin = 0.3

async function CoursePlot({ measure }: { measure: In<ExampleMeasure> }) {
  const { t } = await getPageTranslator('WeightLoss')
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
  const range = { from: String(goal.from), to: String(goal.to), unit: unit }
  const title = `${name}, ${unit}`
  return (
    <div>
      <p className="mb-3 flex flex-wrap justify-between gap-x-4">
        <b className="font-semibold">{name}</b>
        <span className="note whitespace-nowrap">{t('goal', range)}</span>
      </p>
      <div className="course-plane relative mr-22">
        <svg
          className="h-65 w-full rounded-md bg-paper text-mark dark:bg-plum"
          role="img"
          aria-labelledby={`${id}-title ${id}-text`}
          viewBox={`${-margin} 0 ${months + 2 * margin} ${high - low}`}
          preserveAspectRatio="none"
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-text`}>
            {t('course', { ...range, months, start: String(start), end: String(end) })}
          </desc>
          <rect
            x={-margin}
            y={high - goal.to}
            width="100%"
            height={goal.to - goal.from}
            className="fill-band"
          />
          <path d={`M${values.map(at).join('L')}`} strokeWidth="2" opacity="0.45" />
          <path d={dots((value) => !isOut(value))} strokeWidth="14" className="stroke-plum" />
          <path d={dots(isOut)} strokeWidth="14" />
          <path d={dots(isOut)} strokeWidth="9" className="stroke-apricot" />
        </svg>
        <span className={onPlot} style={{ left: left(0), bottom: bottom(start) }}>
          {start}
        </span>
        {remark && (
          <span
            className={`max-w-34 text-balance ${onPlot}`}
            style={{ left: left(remark.month), bottom: bottom(values[remark.month] ?? start) }}
          >
            {remark.text}
          </span>
        )}
        <p
          className="absolute -right-22 w-22 pl-4 text-sm [translate:0_50%]"
          style={{ bottom: bottom(end) }}
        >
          <i className="marker top-[calc(50%-2px)] -left-4 h-1 w-6" />
          <span className="figure block text-key">{end}</span> {unit}
        </p>
      </div>
      <p className="scale-numbers relative mt-2 mr-22 h-6" aria-hidden="true">
        {values.map((_, month) => (
          <span key={month} style={{ left: left(month) }}>
            {month}
          </span>
        ))}
        <i className="absolute bottom-0 left-full pl-4 lowercase">{t('month')}</i>
      </p>
    </div>
  )
}

export async function WeightLossClaims() {
  const { t, locale } = await getPageTranslator('WeightLoss')
  const { successPercent, averageLossKg, yearsOfPractice, cases, notes } = contentIn(locale).claims
  const number = (text: string, before?: string) => (
    <>
      {before && <small className="absolute right-full bottom-1 pr-2 text-sm">{before} </small>}
      <span className="figure text-key">{text}</span>
    </>
  )
  return (
    <section aria-labelledby="claims-title" className="section bg-plum text-white on-plum">
      <h2 id="claims-title" className="sr-only">
        {t('claimsTitle')}
      </h2>
      <Facts
        facts={[
          [t('success'), number(t('percent', { count: String(successPercent) }))],
          [t('averageLoss'), number(t('kg', { count: String(averageLossKg) }))],
          [t('practice', { count: yearsOfPractice }), number(String(yearsOfPractice))],
          [t('cases'), number(formatNumber(locale, cases), t('over'))],
        ]}
        className="wrap grid grid-cols-2 gap-x-16 gap-y-8 lg:grid-cols-4"
        rows={{ className: 'flex flex-col-reverse justify-end' }}
        terms={{ className: 'mt-2 text-mist' }}
        texts={{ className: 'relative w-fit whitespace-nowrap text-pistachio' }}
      />
      {(notes.whose ?? notes.results) && (
        <p className="wrap mt-8 text-sm text-mist">
          {notes.whose} {notes.results}
        </p>
      )}
    </section>
  )
}

export async function WeightLossBenefits() {
  const { t, locale } = await getPageTranslator('WeightLoss')
  return (
    <Section id="benefits" title={t('benefitsTitle')}>
      <ul className="mt-10 grid gap-x-8 lg:mt-14 lg:grid-cols-2 print:grid-cols-2">
        {contentIn(locale).weightLoss.benefits.map(({ id, icon, title, description }) => (
          <li
            key={id}
            className="line-above grid content-start gap-x-8 py-6 sm:grid-cols-[5rem_1fr]"
          >
            <Icon name={icon} />
            <div>
              <h3>{joinHeadingWords(title)}</h3>
              <p className="mt-2 max-w-140 text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Basic and Extended with price and monthly payment, then the lines of both as given; no totals (decisions). */
export async function WeightLossPackages() {
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
      <div className="mt-10 grid gap-x-8 gap-y-5 lg:mt-14 lg:grid-cols-2 print:grid-cols-2">
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

async function Package({ item, share }: { item: In<WeightLossPackage>; share: number }) {
  const { t, locale } = await getPageTranslator('WeightLoss')
  return (
    <article
      aria-labelledby={`${item.id}-title`}
      className="flex flex-col items-start rounded-3xl bg-paper p-5 sm:p-9"
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
        <RangeBar to={share * 100} className="mb-2 w-full fill-wash dark:fill-plum" />
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
        order={weightLossOrderCode(item.id)}
        packageName={item.name}
        look={item.popular ? 'primary' : 'outline'}
        className="mt-auto"
      >
        {t(`order.${item.id}`)}
      </ProgrammeOrder>
    </article>
  )
}

async function LineName({ line }: { line: In<WeightLossService> }) {
  const { t } = await getPageTranslator('WeightLoss')
  const extra = t('notIncluded')
  const name = line.included ? line.name : `${line.name}, ${extra}`
  if (!line.details) return <span className="flex min-h-11 items-center">{name}</span>
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-4">
        {name}{' '}
        <span
          aria-hidden="true"
          className="size-2.5 shrink-0 rotate-45 border-mark [border-width:0_2px_2px_0] [transition:rotate_150ms] group-open:-rotate-135"
        />
      </summary>
      <Lines lines={line.details} className="details max-w-140 py-3 text-muted" />
    </details>
  )
}
