import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { RangeReport } from '#components/sections/range-report'

export async function Hero(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Hero')
  return (
    <div id="home" className="wrap page-top">
      <h1 className="title-1 *:flex *:flex-wrap *:items-center *:gap-x-[0.34em]">
        {t('title')
          .split(/(?<=\. )/)
          .map((sentence, index) => (
            <span key={index}>
              {sentence}
              {index === 1 && <i aria-hidden="true" className="year" />}
            </span>
          ))}
      </h1>
      <div className="mt-6 gap-x-16 lg:mt-10 lg:flex lg:items-end lg:justify-between">
        <p className="lead max-w-160 max-sm:text-base">
          {contentIn(locale).home.heroLead}{' '}
          <a href={pathTo(locale, 'priceBreakdown')} className="underline underline-offset-4">
            {contentIn(locale).pages.priceBreakdown.image}
          </a>
        </p>
        <div className="mt-6 lg:shrink-0">
          <div className="flex flex-wrap gap-3 max-sm:*:grow lg:flex-nowrap">
            <ButtonLink href={pathTo(locale, 'home', { anchor: 'subscribe' })}>
              {t('signUp')}
            </ButtonLink>
            <ButtonLink href={pathTo(locale, 'checkUp')} look="outline">
              {t('checkUp')}
            </ButtonLink>
          </div>
          <p className="note mt-3 lg:[contain:inline-size]">{contentIn(locale).home.heroNext}</p>
        </div>
      </div>
      <RangeReport />
    </div>
  )
}
