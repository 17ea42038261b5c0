import type { CSSProperties } from 'react'
import { getTranslations } from 'next-intl/server'
import { checkUp, type CheckUpStop } from '#content/check-up'
import { Section } from '#components/ui/section'
import { currentLocale } from '#lib/i18n/current-locale'

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
