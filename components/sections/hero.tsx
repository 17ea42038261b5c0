import { getTranslations } from 'next-intl/server'
import { RangeReport } from '#components/sections/range-report'
import { buttonClass } from '#components/ui/button'
import { Year } from '#components/ui/year'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/** First screen of the home page: the offer, a line for each sentence and the plan's months in it, two actions, the example report. */
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
