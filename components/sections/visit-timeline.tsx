import type { CSSProperties, ReactNode } from 'react'
import { Section } from '#components/ui/section'
import { contentIn, getCurrentSlug } from '#lib/content/current-content'
import { getCurrentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { joinHeadingWords } from '#lib/i18n/short-words'

/** Slug of the article that cites the sources of the advice on how to prepare for the visit. */
const preparationSlug = 'check-up-tips'

/**
 * The first visit as a list of stages, from the sign-up to the plan. Each stage has a list of
 * steps. A band with ticks shows the length of a stage; a marker on the band shows where a step
 * begins. On a phone the band is vertical. A step then draws the band down to the next step.
 */
export async function VisitTimeline(): Promise<ReactNode> {
  const locale = await getCurrentLocale()
  const { timelineTitle, timeline, sourcesNote, sourcesLink } = contentIn(locale).firstVisit
  return (
    <Section id="hours" title={timelineTitle} className="bg-plum text-white on-plum">
      <ol className="stages mt-8 grid gap-8 lg:mt-12 lg:gap-2">
        {timeline.map(({ title, unit, ticks, steps }, index) => (
          <li key={index}>
            <h3>{joinHeadingWords(title)}</h3>
            <p className="min-h-6 text-sm text-mist">{unit}</p>
            <div className="stage-band" style={countTicks(ticks)} aria-hidden="true">
              {steps.map(({ at }, position) => (
                <i key={position} style={{ left: `${(100 * Math.min(at, ticks)) / ticks}%` }} />
              ))}
            </div>
            <ol>
              {steps.map(({ at, when, title, text }, position) => (
                <li
                  key={position}
                  className="relative pb-6 max-lg:pl-12 lg:pr-6"
                  style={countTicks((steps[position + 1]?.at ?? ticks) - at)}
                >
                  <p className="figure text-pistachio">{when}</p>
                  <h4 className="text-lg">{title}</h4>
                  <p className="mt-1 max-w-120 text-mist">{text}</p>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-160 text-sm text-mist">{sourcesNote}</p>
      <a
        href={pathTo(locale, 'article', { slug: getCurrentSlug(preparationSlug) })}
        className="text-link"
      >
        {sourcesLink}
      </a>
    </Section>
  )
}

/** Sets the number of ticks on a band, for `app/landing.pcss`. A band has at least one tick. */
const countTicks = (ticks: number): CSSProperties =>
  ({ '--ticks': Math.max(ticks, 1) }) as CSSProperties
