import { getTranslations } from 'next-intl/server'
import { RangeReport } from '#components/sections/range-report'
import { buttonClass } from '#components/ui/button'
import { PageHero } from '#components/ui/page-hero'
import { SiteLink } from '#components/ui/site-link'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/** First screen of the home page: the offer, two actions, the example report. */
export async function Hero() {
  const t = await getTranslations('Hero')
  const locale = await currentLocale()
  return (
    <PageHero
      id="home"
      title={t('title')}
      lead={t('lead')}
      actions={
        <div className="flex flex-wrap gap-2.5">
          <a
            href={pathTo(locale, 'home', { anchor: 'subscribe' })}
            className={buttonClass('primary', 'max-sm:flex-1 max-sm:basis-40')}
          >
            {t('signUp')}
          </a>
          <SiteLink
            href={pathTo(locale, 'checkUp')}
            className={buttonClass('outline', 'max-sm:flex-1 max-sm:basis-40')}
          >
            {t('checkUp')}
          </SiteLink>
        </div>
      }
    >
      <div className="mt-10 max-lg:-mx-5 lg:mt-14">
        <RangeReport />
      </div>
    </PageHero>
  )
}
