import { getTranslations } from 'next-intl/server'
import { reportMarkers, reportStages, type ReportMarker } from '#content/report'
import { ReportPanel, type ReportLine } from '#components/ui/report-panel'
import { formatNumber } from '#lib/text/format'
import { currentLocale } from '#lib/i18n/current-locale'

/** The hero's example report: choose a month and see the markers move into their bands. */
export async function RangeReport() {
  const t = await getTranslations('RangeReport')
  const lines = await Promise.all(reportMarkers.map(toLine))
  const next = t.rich('next', { b: (words) => <b>{words}</b> })
  return <ReportPanel title={t('title')} note={t('note')} next={next} stages={reportStages} lines={lines} />
}

async function toLine(marker: ReportMarker): Promise<ReportLine> {
  const t = await getTranslations('RangeReport')
  const locale = await currentLocale()
  const unit = marker.unit[locale].replace(/ /g, '\u00A0')
  const number = (value: number) => formatNumber(locale, value, marker.digits)
  const [from, to] = marker.range
  const range = from === null ? t('upTo', { number: number(to) }) : `${number(from)}–${number(to)}`
  return {
    ...marker,
    name: marker.name[locale],
    unit,
    text: marker.isGoal ? t('goal', { range, unit }) : t('normal', { range, unit }),
  }
}
