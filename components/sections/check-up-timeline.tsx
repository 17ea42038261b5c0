import type { CSSProperties, ReactNode } from 'react'
import { Section } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { CheckUpStop } from '#lib/content/schemas/check-up'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/** Appointments that are at most this many weeks apart form one group, under one line. */
const togetherWithin = 2

export async function CheckUpTimeline(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('CheckUp')
  const { timeline } = contentIn(locale).checkUp
  const weeks = Math.max(...timeline.map(({ week }) => week))
  const groups = timeline.reduce<InLanguage<CheckUpStop>[][]>((groups, stop) => {
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
            // Width of the line over the weeks of this group. 100 % is the time until the next group
            // starts.
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
      <a href={pathTo(locale, 'firstVisit')} className="text-link">
        {t('firstVisit')}
      </a>
    </Section>
  )
}
