import { getTranslations } from 'next-intl/server'
import { weightLoss } from '#content/weight-loss'
import { ReportPanel, type ReportLine } from '#components/ui/report-panel'
import { currentLocale } from '#lib/i18n/current-locale'

/** How far a scale reaches past the values drawn on it, in the values' unit. */
const scaleMargin = 6

/** Weight and waist moving towards the goal, labelled as an invented example. */
export async function WeightLossExample() {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  const { label, note, stops, measures } = weightLoss.resultsExample
  const lines = measures.map(({ id, name, unit, goal, values }): ReportLine => ({
    id,
    name: name[locale],
    unit: unit[locale],
    text: t('goal', { ...goal, unit: unit[locale] }),
    range: [goal.from, goal.to],
    scale: [Math.min(goal.from, ...values) - scaleMargin, Math.max(goal.to, ...values) + scaleMargin],
    values,
    digits: 0,
  }))
  return <ReportPanel title={label[locale]} note={note[locale]} stages={stops} lines={lines} />
}
