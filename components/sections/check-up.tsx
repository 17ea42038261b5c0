import type { CSSProperties } from 'react'
import { PageHero, ProgrammeOrder } from '#components/sections/programme'
import { Icon } from '#components/ui/icon'
import { Facts, Lines } from '#components/ui/lists'
import { Section } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import type { In } from '#lib/content/in-language'
import type { CheckUpStop } from '#lib/content/programmes'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { checkUpOrderCode } from '#lib/orders'
import { formatPrice } from '#lib/i18n/format'

export async function CheckUpHero() {
  const { t, locale } = await getPageTranslator('CheckUp')
  const { title, lead, price, months, consultations } = contentIn(locale).checkUp
  const { count, minutes } = consultations
  return (
    <PageHero
      title={title}
      lead={lead}
      actions={<ProgrammeOrder order={checkUpOrderCode}>{t('order')}</ProgrammeOrder>}
    >
      <Facts
        facts={[
          [t('priceText'), formatPrice(locale, price)],
          [
            t('consultationsText'),
            t('consultations', { count: String(count), minutes: String(minutes) }),
          ],
          [t('monthsText'), t('months', { count: months })],
        ]}
        className="mt-6 line-above grid grid-cols-[auto_1fr] gap-x-8 gap-y-5 py-6 sm:grid-cols-3"
        rows={{ className: 'flex flex-col-reverse justify-end max-sm:first:col-span-2' }}
        terms={{ className: 'note' }}
        texts={{ className: 'figure text-key' }}
      />
    </PageHero>
  )
}

/** Stops at most this many weeks apart share the room for their words. */
const togetherWithin = 2

export async function CheckUpTimeline() {
  const { t, locale } = await getPageTranslator('CheckUp')
  const { timeline } = contentIn(locale).checkUp
  const weeks = Math.max(...timeline.map(({ week }) => week))
  const groups = timeline.reduce<In<CheckUpStop>[][]>((groups, stop) => {
    const last = groups.at(-1)
    const isNear = stop.week - (last?.at(-1)?.week ?? -Infinity) <= togetherWithin
    return last && isNear ? [...groups.slice(0, -1), [...last, stop]] : [...groups, [stop]]
  }, [])
  return (
    <Section id="timeline" title={t('timelineTitle')} className="bg-plum text-white on-plum">
      <div
        className="timeline relative mt-10 lg:mt-14"
        style={{ '--weeks': weeks } as CSSProperties}
      >
        <div className="weeks figure absolute rounded-md max-lg:hidden" aria-hidden="true">
          {timeline.map(({ week }) => (
            <span
              key={week}
              style={{ '--at': `${((week - 0.5) / weeks) * 100}%` } as CSSProperties}
            >
              {week}
            </span>
          ))}
        </div>
        <ol className="print:grid print:grid-cols-2 print:gap-x-8">
          {groups.map((stops, index) => {
            const from = stops[0]?.week ?? 0
            const to = stops.at(-1)?.week ?? 0
            const end = groups[index + 1]?.[0]?.week ?? weeks + 1
            // Under a bracket as wide as the weeks of the group.
            const share = `${((to + 1 - from) / (end - from)) * 100}%`
            return (
              <li
                key={index}
                className="relative lg:pt-5 lg:pr-8"
                style={{ '--from': from, '--end': end, '--share': share } as CSSProperties}
              >
                <ol className="grid">
                  {stops.map(({ week, title, text }, position) => (
                    <li
                      key={week}
                      style={
                        { '--weeks': (stops[position + 1]?.week ?? end) - week } as CSSProperties
                      }
                      className="relative pb-8 max-lg:pl-12"
                    >
                      <p className="figure text-pistachio">{t('week', { week: String(week) })}</p>
                      <h3 className="mt-1 text-lg">{title}</h3>
                      <p className="mt-1 max-w-120 text-mist">{text}</p>
                    </li>
                  ))}
                </ol>
              </li>
            )
          })}
        </ol>
      </div>
    </Section>
  )
}

export async function CheckUpCards() {
  const { t, locale } = await getPageTranslator('CheckUp')
  return (
    <Section id="cards" title={t('cardsTitle')}>
      {/* The rows of neighbours stand at one height. */}
      <ul className="mt-10 grid gap-x-8 sm:grid-cols-2 lg:mt-14 lg:grid-cols-3 print:grid-cols-3">
        {contentIn(locale).checkUp.cards.map(({ id, icon, title, description, details }) => (
          <li key={id} className="line-above row-span-4 grid grid-rows-subgrid py-6">
            <Icon name={icon} />
            <h3>{title}</h3>
            <p className="mt-2 text-muted">{description}</p>
            <Lines lines={details} className="details mt-4" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
