import { getTranslations } from 'next-intl/server'
import { reportMarkers, reportStages, type ReportMarker } from '#content/report'
import { RangeBar } from '#components/ui/range-bar'
import { SegmentedControl } from '#components/ui/segmented-control'
import { formatNumber } from '#lib/format'
import { currentLanguage } from '#lib/i18n/current-language'
import { isInRange, toPercent } from '#lib/report'

/** The hero's example report: choose a month and see the markers move into their bands. */
export async function RangeReport() {
  const t = await getTranslations('RangeReport')
  const stages = reportStages.map((months) =>
    months === 0
      ? { value: '0', label: t('start') }
      : { value: String(months), label: String(months), unit: t('months', { count: months }) },
  )
  return (
    <section aria-label={t('title')} className="report rounded-t-3xl bg-wash px-5 pt-6 pb-8 sm:px-9 sm:pt-7 sm:pb-10">
      <div className="mb-5 grid items-center gap-4 md:flex md:justify-between">
        <h2 className="font-sans text-[1.0625rem] font-semibold">{t('title')}</h2>
        <SegmentedControl name="stage" legend={t('stage')} options={stages} checked="12" />
      </div>
      <ul aria-live="polite">
        {reportMarkers.map((marker) => (
          <Row key={marker.id} marker={marker} />
        ))}
      </ul>
      <p className="border-t border-line pt-4 text-sm text-muted">{t('note')}</p>
    </section>
  )
}

async function Row({ marker }: { marker: ReportMarker }) {
  const t = await getTranslations('RangeReport')
  const language = await currentLanguage()
  const unit = marker.unit[language]
  const number = (value: number) => formatNumber(language, value, marker.digits)
  const [from, to] = marker.range
  const until = { ua: 'до', en: 'up to' }[language]
  const range = from === null ? `${until}\u00A0${number(to)}` : `${number(from)}–${number(to)}`
  const normal = t('normal', { range, unit: unit.replace(/ /g, '\u00A0') })
  const [start] = marker.values
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-7 gap-y-3 border-t border-line py-4.5 md:grid-cols-[14.5rem_1fr_9rem]">
      <p>
        {marker.name[language]}
        <small className="block text-sm text-muted">{normal}</small>
      </p>
      <div className="order-last col-span-2 md:order-none md:col-span-1">
        <RangeBar
          label={`${marker.name[language]}: ${normal}`}
          from={from === null ? 0 : toPercent(marker, from)}
          to={toPercent(marker, to)}
          start={toPercent(marker, start)}
          stages={marker.values.map((value) => toPercent(marker, value))}
        />
      </div>
      <p className="text-right whitespace-nowrap">
        {marker.values.map((value, index) => (
          <span key={reportStages[index]} data-stage={reportStages[index]}>
            <span className="figure text-[1.375rem] font-medium">{number(value)}</span>{' '}
            <span className="sr-only">{isInRange(marker, value) ? t('inRange') : t('outOfRange')}</span>
          </span>
        ))}
        <small className="text-sm">{unit}</small>
      </p>
    </li>
  )
}
