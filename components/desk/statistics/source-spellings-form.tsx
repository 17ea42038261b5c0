import type { ReactNode } from 'react'
import { DeskButton, linkClass } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import { SelectField } from '#components/desk/form/select-field'
import type { StatisticsChartProps } from '#components/desk/statistics/statistics-card'
import { isSpecialCampaignValue } from '#lib/visits/campaign-rules'
import { createStatisticsPath } from '#lib/desk/statistics/statistics-view'
import { getValueLabel } from '#lib/desk/statistics/value-label'

/**
 * A form that merges spellings of one source, such as `inst` and `instagram`, or separates merged
 * spellings.
 */
export function SourceSpellingsForm({ statistics, locale, t }: StatisticsChartProps): ReactNode {
  const { rows, view, mergedSpellings } = statistics
  const to = createStatisticsPath(view)
  const options = rows
    .filter(({ key }) => key !== '' && !isSpecialCampaignValue(key))
    .map(({ key }) => ({ value: key, label: getValueLabel(locale, t, view.by, key) }))
  if (options.length < 2 && mergedSpellings.length === 0) return null
  return (
    <details>
      <summary className={linkClass}>{t('statistics.spellings.title')}</summary>
      {options.length > 1 && (
        <DeskForm
          action="/api/staff/source"
          fields={{ do: 'merge', to }}
          className="grid max-w-80 gap-3 py-2"
        >
          <SelectField
            name="spelling"
            label={t('statistics.spellings.spelling')}
            value={options.at(-1)?.value}
            options={options}
          />
          <SelectField
            name="source"
            label={t('statistics.spellings.source')}
            value={options[0]?.value}
            options={options}
          />
          <DeskButton look="outline" text={t('statistics.spellings.merge')} />
        </DeskForm>
      )}
      <ul>
        {mergedSpellings.map(({ spelling, source }) => (
          <li
            key={spelling}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5"
          >
            <span className="[overflow-wrap:anywhere]">
              {t('statistics.spellings.merged', { spelling, source })}
            </span>
            <DeskForm action="/api/staff/source" fields={{ do: 'separate', spelling, to }}>
              <DeskButton
                look="link"
                aria-label={t('statistics.spellings.separateNamed', { spelling })}
                text={t('statistics.spellings.separate')}
              />
            </DeskForm>
          </li>
        ))}
      </ul>
    </details>
  )
}
