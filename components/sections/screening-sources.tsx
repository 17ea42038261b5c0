import type { ReactNode } from 'react'
import { Section } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatDay } from '#lib/i18n/format'
import { getTitleLanguage } from '#lib/text/title-language'

const getSourceId = (number: number): string => `source-${number}`

/** Links such as [3] to the list of sources. */
export async function SourceMarks({ ids }: { ids: readonly string[] }): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Screening')
  const { sources } = contentIn(locale).screening
  const numbers = ids.map((id) => sources.findIndex((source) => source.id === id) + 1)
  return (
    <span className="whitespace-nowrap">
      {numbers
        .filter((number) => number > 0)
        .toSorted((one, other) => one - other)
        .map((number) => (
          <a
            key={number}
            href={`#${getSourceId(number)}`}
            aria-label={t('source', { number: String(number) })}
            className="source-mark"
          >
            [{number}]
          </a>
        ))}
    </span>
  )
}

/** The sources that the table of checks and its notes cite by number. */
export async function ScreeningSources(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Screening')
  const { sources, readOn } = contentIn(locale).screening
  return (
    <Section
      id="sources"
      title={t('sourcesTitle')}
      lead={t('readOn', { day: formatDay(locale, readOn) })}
      leadClass="note"
      className="line-above"
    >
      <ol className="sources note mt-8">
        {sources.map(({ id, title, publisher, year, url }, index) => (
          <li key={id} id={getSourceId(index + 1)}>
            <span lang={getTitleLanguage(title)}>
              <a href={url} rel="noopener nofollow">
                {title}
              </a>
            </span>
            {'. '}
            <span lang={getTitleLanguage(publisher)}>{publisher}</span>
            {year === undefined ? '.' : `, ${year}.`}
          </li>
        ))}
      </ol>
    </Section>
  )
}
