import { getTranslations } from 'next-intl/server'
import { RangeReport } from '#components/sections/range-report'
import { buttonClass } from '#components/ui/button'
import { SiteLink } from '#components/ui/site-link'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo } from '#lib/i18n/routes'

/** First screen of the home page: the offer, two actions, the example report. */
export async function Hero() {
  const t = await getTranslations('Hero')
  const language = await currentLanguage()
  return (
    <div id="home" className="hero">
      <div className="hero-head grid">
        <h1 className="title-1 max-w-[12em]">{t('title')}</h1>
        <div>
          <p className="lead mb-7 max-w-[36em]">{t('lead')}</p>
          <div className="flex flex-wrap gap-2.5">
            <a
              href={pathTo(language, 'home', { anchor: 'subscribe' })}
              className={buttonClass('primary', 'max-sm:flex-1')}
            >
              {t('signUp')}
            </a>
            <SiteLink href={pathTo(language, 'checkUp')} className={buttonClass('outline')}>
              {t('checkUp')}
            </SiteLink>
          </div>
        </div>
      </div>
      <div className="mt-10 max-lg:-mx-5 lg:mt-14">
        <RangeReport />
      </div>
    </div>
  )
}
