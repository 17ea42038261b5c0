import { getTranslations } from 'next-intl/server'
import { type ReportMarker, reportMarkers, reportStages } from '#content/report'
import { buttonClass } from '#components/ui/button'
import { type ReportLine, ReportPanel } from '#components/ui/report-panel'
import { Year } from '#components/ui/section'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { formatNumber } from '#lib/text/format'

export async function Hero() {
  const t = await getTranslations('Hero')
  const locale = await currentLocale()
  return (
    <div id="home" className="wrap hero">
      <h1 className="title-1">
        {t('title')
          .split(/(?<=\.) /)
          .map((sentence, index) => (
            <span key={sentence}>
              {`${sentence} `}
              {index === 1 && <Year />}
            </span>
          ))}
      </h1>
      <div className="hero-text">
        <p className="lead">{t('lead')}</p>
        <a href={pathTo(locale, 'home', { anchor: 'subscribe' })} className={buttonClass('primary')}>
          {t('signUp')}
        </a>
        <a href={pathTo(locale, 'checkUp')} className={buttonClass('outline')}>
          {t('checkUp')}
        </a>
      </div>
      <RangeReport />
    </div>
  )
}

async function RangeReport() {
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
