import type { ReactNode } from 'react'
import { Facts } from '#components/ui/lists'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatNumber } from '#lib/i18n/format'
import { pathTo } from '#lib/i18n/routes'

export async function WeightLossClaims(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('WeightLoss')
  const { successPercent, averageLossKg, yearsOfPractice, cases, notes } = contentIn(locale).claims
  const number = (text: string, before?: string) => (
    <>
      {before && (
        <small className="absolute right-full bottom-1 pr-2 text-sm max-sm:static">{before} </small>
      )}
      <span className="figure text-key">{text}</span>
    </>
  )
  return (
    <section aria-labelledby="claims-title" className="section bg-plum text-white on-plum">
      <h2 id="claims-title" className="sr-only">
        {t('claimsTitle')}
      </h2>
      <Facts
        facts={[
          [t('success'), number(t('percent', { count: String(successPercent) }))],
          [t('averageLoss'), number(t('kg', { count: String(averageLossKg) }))],
          [t('practice', { count: yearsOfPractice }), number(String(yearsOfPractice))],
          [t('cases'), number(formatNumber(locale, cases), t('over'))],
        ]}
        className="wrap grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-16 lg:grid-cols-4"
        rows={{ className: 'flex flex-col-reverse justify-end' }}
        terms={{ className: 'mt-2 text-mist max-sm:text-sm' }}
        texts={{ className: 'relative w-fit text-pistachio' }}
      />
      {(notes.whose ?? notes.results) && (
        <p className="wrap mt-8 text-sm text-mist">
          {notes.whose} {notes.results}
        </p>
      )}
      <p className="wrap mt-4">
        <a href={pathTo(locale, 'howWeWork')} className="text-link text-sm">
          {t('howWeCount')}
        </a>
      </p>
    </section>
  )
}
