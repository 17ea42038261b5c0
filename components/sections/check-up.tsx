import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { checkUp, type CheckUpStop } from '#content/check-up'
import { ProgrammeOrder } from '#components/sections/order-band'
import { Icon } from '#components/ui/icon'
import { KeyFigures, PageHero, Section } from '#components/ui/section'
import { currentLocale } from '#lib/i18n/current-locale'
import { checkUpOrder } from '#lib/orders'
import { formatPrice } from '#lib/text/format'

export async function CheckUpHero() {
  const t = await getTranslations('CheckUp')
  const locale = await currentLocale()
  const { count, minutes } = checkUp.consultations
  const figures = [
    { number: formatPrice(locale, checkUp.price), label: t('priceText') },
    { number: t('consultations', { count: String(count), minutes: String(minutes) }), label: t('consultationsText') },
    { number: t('months', { count: checkUp.months }), label: t('monthsText') },
  ]
  return (
    <PageHero
      title={t('title')}
      lead={checkUp.lead[locale]}
      actions={<ProgrammeOrder order={checkUpOrder.code}>{t('order')}</ProgrammeOrder>}
    >
      <KeyFigures figures={figures} className="key-figures" />
    </PageHero>
  )
}

/** Weeks of the programme: the last stop is in the last of them. */
const weeks = Math.max(...checkUp.timeline.map(({ week }) => week))

/** Stops at most this many weeks apart share the room for their words. */
const togetherWithin = 2

/** Three months on one band, a marker in the week of each stop: down the page on phones, across it on wide screens. */
export async function CheckUpTimeline() {
  const t = await getTranslations('CheckUp')
  const groups = checkUp.timeline.reduce<CheckUpStop[][]>((groups, stop) => {
    const last = groups.at(-1)
    const isNear = stop.week - (last?.at(-1)?.week ?? -Infinity) <= togetherWithin
    return last && isNear ? [...groups.slice(0, -1), [...last, stop]] : [...groups, [stop]]
  }, [])
  return (
    <Section id="timeline" title={t('timelineTitle')} className="bg-plum text-white on-plum">
      <div className="timeline" style={{ '--weeks': weeks } as CSSProperties}>
        <div className="weeks figure" aria-hidden="true">
          {checkUp.timeline.map(({ week }) => (
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
  const t = await getTranslations('CheckUp')
  const locale = await currentLocale()
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
  const t = await getTranslations('CheckUp')
  const locale = await currentLocale()
  return (
    <Section id="cards" title={t('cardsTitle')}>
      <ul className="parts">
        {checkUp.cards.map(({ id, icon, title, description, details }) => (
          <li key={id}>
            <Icon name={icon} />
            <h3>{title[locale]}</h3>
            <p>{description[locale]}</p>
            <ul className="details">
              {details[locale].map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
