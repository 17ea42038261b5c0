import type { ReactNode } from 'react'
import { SourceMarks } from '#components/sections/screening-sources'
import { ButtonLink } from '#components/ui/button'
import { Lines } from '#components/ui/lists'
import { Section, SelfTreatment } from '#components/ui/section'
import { contentIn, getCurrentSlug } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

const linesClass = '*:py-3.5 *:not-first:line-above'

/**
 * The people whom the table of checks does not fit, and notes on the checks that the state pays
 * for.
 */
export async function ScreeningLimits(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Screening')
  const { limits, notesTitle, notes } = contentIn(locale).screening
  return (
    <Section id="limits" title={limits.title} className="bg-wash">
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <Lines lines={limits.lines} className={linesClass} />
        <div>
          <h3 className="mb-2 title-3">{notesTitle}</h3>
          <ul className={linesClass}>
            {notes.map(({ text, sources }, index) => (
              <li key={index}>
                {text}&nbsp;
                <SourceMarks ids={sources} />
              </li>
            ))}
          </ul>
          <a
            href={pathTo(locale, 'article', { slug: getCurrentSlug('regular-medical-check-ups') })}
            className="text-link"
          >
            {t('article')}
          </a>
        </div>
      </div>
    </Section>
  )
}

/** The section on what the clinic adds to the checks that the state pays for. */
export async function ScreeningClinic(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Screening')
  const { title, text, lines } = contentIn(locale).screening.clinic
  return (
    <Section id="clinic" title={title} lead={text}>
      <Lines lines={lines} className={`mt-8 max-w-180 ${linesClass}`} />
      <ButtonLink href={pathTo(locale, 'checkUp')} look="outline" className="mt-6 max-sm:w-full">
        {t('checkUp')}
      </ButtonLink>
      <SelfTreatment className="mt-4 text-sm" />
    </Section>
  )
}
