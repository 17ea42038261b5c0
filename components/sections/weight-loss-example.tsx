import { getTranslations } from 'next-intl/server'
import { weightLoss } from '#content/weight-loss'
import { ReportPanel } from '#components/ui/report-panel'
import { formatNumber } from '#lib/format'
import { currentLocale } from '#lib/i18n/current-locale'
import { isInRange, toPercent } from '#lib/report'

/** How far a scale reaches past the values drawn on it, in the values' unit. */
const scaleMargin = 6

/** Weight and waist moving towards the goal, labelled as an invented example. */
export async function WeightLossExample() {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  const { label, note, stops, measures } = weightLoss.resultsExample
  const lines = measures.map(({ id, name, unit, goal, values }) => {
    const scale = [Math.min(goal.from, ...values) - scaleMargin, Math.max(goal.to, ...values) + scaleMargin] as const
    const measure = { scale, range: [goal.from, goal.to] as const }
    return {
      id,
      name: name[locale],
      range: t('goal', { from: goal.from, to: goal.to, unit: unit[locale] }),
      unit: unit[locale],
      bar: {
        from: toPercent(measure, goal.from),
        to: toPercent(measure, goal.to),
        places: values.map((value) => toPercent(measure, value)),
      },
      values: values.map((value) => ({
        text: formatNumber(locale, value),
        isInRange: isInRange(measure, value),
      })),
    }
  })
  return <ReportPanel title={label[locale]} note={note[locale]} stages={stops} lines={lines} />
}
