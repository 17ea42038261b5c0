import type { CSSProperties } from 'react'
import { rangeInWords } from '#components/sections/hero'
import { ProgrammeOrder } from '#components/sections/order-band'
import { Icon } from '#components/ui/icon'
import { Facts, Lines } from '#components/ui/lists'
import { PageHero, Section } from '#components/ui/section'
import { content } from '#lib/content/content'
import type { CheckUpStop } from '#lib/content/programmes'
import { toPercent } from '#lib/figures/scale'
import { currentLocale, wordsOf } from '#lib/i18n/current-locale'
import { formatPhone } from '#lib/leads/phone'
import { checkUpOrderCode } from '#lib/orders'
import { formatNumber, formatPrice } from '#lib/text/format'
import { joinHeadingWords } from '#lib/text/short-words'

export async function CheckUpHero() {
  const { t, locale } = await wordsOf('CheckUp')
  const { title, lead, price, months, consultations } = content.checkUp
  const { count, minutes } = consultations
  const figures = [
    [t('priceText'), formatPrice(locale, price)],
    [t('consultationsText'), t('consultations', { count: String(count), minutes: String(minutes) })],
    [t('monthsText'), t('months', { count: months })],
  ] as const
  return (
    <PageHero
      title={title[locale]}
      lead={lead[locale]}
      actions={<ProgrammeOrder order={checkUpOrderCode}>{t('order')}</ProgrammeOrder>}
    >
      <Facts facts={figures} className="figures key-figures" texts={{ className: 'figure' }} />
    </PageHero>
  )
}

/** Stops at most this many weeks apart share the room for their words. */
const togetherWithin = 2

export async function CheckUpTimeline() {
  const { t } = await wordsOf('CheckUp')
  const { timeline } = content.checkUp
  const weeks = Math.max(...timeline.map(({ week }) => week))
  const groups = timeline.reduce<CheckUpStop[][]>((groups, stop) => {
    const last = groups.at(-1)
    const isNear = stop.week - (last?.at(-1)?.week ?? -Infinity) <= togetherWithin
    return last && isNear ? [...groups.slice(0, -1), [...last, stop]] : [...groups, [stop]]
  }, [])
  return (
    <Section id="timeline" title={t('timelineTitle')} className="bg-plum text-white on-plum">
      <div className="timeline" style={{ '--weeks': weeks } as CSSProperties}>
        <div className="weeks figure" aria-hidden="true">
          {timeline.map(({ week }) => (
            <span key={week} style={{ '--at': `${((week - 0.5) / weeks) * 100}%` } as CSSProperties}>
              {week}
            </span>
          ))}
        </div>
        <ol>
          {groups.map((stops, index) => (
            <Group key={index} stops={stops} end={groups[index + 1]?.[0]?.week ?? weeks + 1} />
          ))}
        </ol>
      </div>
    </Section>
  )
}

/** Stops that follow each other closely, under a bracket as wide as their weeks; `end` is the week of the next group. */
async function Group({ stops, end }: { stops: readonly CheckUpStop[]; end: number }) {
  const { t, locale } = await wordsOf('CheckUp')
  const from = stops[0]?.week ?? 0
  const to = stops.at(-1)?.week ?? 0
  const share = `${((to + 1 - from) / (end - from)) * 100}%`
  return (
    <li style={{ '--from': from, '--end': end, '--share': share } as CSSProperties}>
      <ol>
        {stops.map(({ week, title, text }) => (
          <li key={week}>
            <p className="figure">{t('week', { week: String(week) })}</p>
            <h3>{title[locale]}</h3>
            <p>{text[locale]}</p>
          </li>
        ))}
      </ol>
    </li>
  )
}

export async function CheckUpCards() {
  const { t, locale } = await wordsOf('CheckUp')
  return (
    <Section id="cards" title={t('cardsTitle')}>
      <ul className="parts">
        {content.checkUp.cards.map(({ id, icon, title, description, details }) => (
          <li key={id}>
            <Icon name={icon} />
            <h3>{title[locale]}</h3>
            <p>{description[locale]}</p>
            <Lines lines={details[locale]} className="details" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

export async function CheckUpPlan() {
  const { t, locale } = await wordsOf('CheckUpPlan')
  const { label, note, findings, actions, nextCheck } = content.plan
  return (
    <section aria-labelledby="plan-title" className="section bg-wash">
      <div className="wrap plan">
        <div className="plan-words">
          <h2 id="plan-title" className="title-2">
            {joinHeadingWords(t('title'))}
          </h2>
          <p className="lead">{t('lead')}</p>
        </div>
        <article className="sheet" aria-label={label[locale]}>
          <div className="sheet-head">
            <p>{content.clinic.name[locale]}</p>
            <p className="sheet-label">{label[locale]}</p>
          </div>
          <h3>{t('findings')}</h3>
          <ul className="sheet-findings">
            {findings.map((finding) => (
              <PlanFinding key={finding.marker.id} finding={finding} />
            ))}
          </ul>
          <div className="sheet-part">
            <h3>{t('actions')}</h3>
            <p className="sheet-note">{t('actionsNote')}</p>
            <ul className="sheet-actions">
              {actions.map(({ weeksAfterVisit, text }) => (
                <li key={weeksAfterVisit}>
                  <p>{text[locale]}</p>
                  <p className="figure">{t('within', { weeks: weeksAfterVisit })}</p>
                </li>
              ))}
            </ul>
          </div>
          <div className="sheet-part">
            <h3>{t('nextCheck', { weeks: nextCheck.weeksAfterVisit })}</h3>
            <p className="sheet-note">{t('weeksNote')}</p>
            <PlanWeeks />
            <p>{nextCheck.text[locale]}</p>
          </div>
          <div className="sheet-foot">
            <p>{note[locale]}</p>
            <p className="figure">{formatPhone(content.clinic.phone)}</p>
          </div>
        </article>
      </div>
    </section>
  )
}

/** The bar of a plan's drawings. */
const bar = { y: 6, height: 24, rx: 6 }

async function PlanFinding({ finding: { marker, meaning } }: { finding: (typeof content.plan.findings)[number] }) {
  const locale = await currentLocale()
  const [from, to] = marker.range
  const [value] = marker.values
  const place = (value: number) => `${toPercent(marker, value)}%`
  const left = from === null ? 0 : toPercent(marker, from)
  const nearest = from !== null && value < from ? from : to
  return (
    <li>
      <p>
        <b>{marker.name[locale]}</b>
        <small>{await rangeInWords(marker)}</small>
      </p>
      <p>
        <span className="figure">{formatNumber(locale, value, marker.digits)}</span>{' '}
        <small>{marker.unit[locale].replaceAll(' ', '\u00A0')}</small>
      </p>
      <svg aria-hidden="true">
        <rect width="100%" {...bar} className="sheet-scale" />
        <rect x={`${left}%`} width={`${toPercent(marker, to) - left}%`} {...bar} className="fill-band" />
        <line x1={place(nearest)} x2={place(value)} y1="18" y2="18" className="to-go" />
        <circle cx={place(value)} cy="18" r="7" className="out" />
      </svg>
      <p>{meaning[locale]}</p>
    </li>
  )
}

function PlanWeeks() {
  const { actions, nextCheck } = content.plan
  const place = (week: number) => `${(week / (nextCheck.weeksAfterVisit + 1)) * 100}%`
  const end = place(nextCheck.weeksAfterVisit)
  return (
    <svg aria-hidden="true" className="sheet-weeks">
      <rect width="100%" {...bar} className="sheet-scale" />
      <rect width={end} {...bar} className="fill-band" />
      {actions.map(({ weeksAfterVisit }) => (
        <circle key={weeksAfterVisit} cx={place(weeksAfterVisit)} cy="18" r="5" className="fill-mark" />
      ))}
      <line x1={end} x2={end} y1="2" y2="34" className="now" />
      {[...actions, nextCheck].map(({ weeksAfterVisit }) => (
        <text key={weeksAfterVisit} x={place(weeksAfterVisit)} y="52" textAnchor="middle">
          {weeksAfterVisit}
        </text>
      ))}
    </svg>
  )
}
