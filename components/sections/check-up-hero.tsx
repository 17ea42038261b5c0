import { getTranslations } from 'next-intl/server'
import { checkUp } from '#content/check-up'
import { CheckUpOrder } from '#components/sections/check-up-order'
import { formatPrice } from '#lib/format'
import { currentLanguage } from '#lib/i18n/current-language'

/** First screen of the check-up page: what it is, what it costs, what is in it. */
export async function CheckUpHero() {
  const t = await getTranslations('CheckUp')
  const language = await currentLanguage()
  const { count, minutes } = checkUp.consultations
  const facts = [
    [t('consultations', { count, minutes }), t('consultationsText')],
    [t('months', { count: checkUp.months }), t('monthsText')],
    [t('delivery'), t('deliveryText')],
  ] as const
  return (
    <div className="wrap pt-8 lg:pt-14">
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1.5fr_1fr]">
        <h1 className="title-1 max-w-[12em]">{t('title')}</h1>
        <div>
          <p className="mb-7 text-lg text-muted">{checkUp.lead[language]}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <CheckUpOrder>{t('order')}</CheckUpOrder>
            <p className="figure text-xl">{formatPrice(language, checkUp.price)}</p>
          </div>
        </div>
      </div>
      <dl className="mt-12 grid border-t border-line sm:grid-cols-3 sm:gap-8 lg:mt-16">
        {facts.map(([number, label]) => (
          <div key={label} className="flex flex-col-reverse justify-end border-line py-5 max-sm:border-b sm:py-7">
            <dt className="mt-1 text-muted">{label}</dt>
            <dd className="figure text-2xl">{number}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
