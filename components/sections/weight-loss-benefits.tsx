import { getTranslations } from 'next-intl/server'
import { weightLoss } from '#content/weight-loss'
import { Icon } from '#components/ui/icon'
import { currentLocale } from '#lib/i18n/current-locale'

/** Why to lose weight with a doctor. */
export async function WeightLossBenefits() {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  return (
    <section aria-labelledby="benefits-title" className="section">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <h2 id="benefits-title" className="title-2">
          {t('benefitsTitle')}
        </h2>
        <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
          {weightLoss.benefits.map(({ id, icon, title, description }) => (
            <li key={id} className="line-above pt-5">
              <h3 className="flex items-center gap-3">
                <Icon name={icon} className="shrink-0 text-mark" />
                {title[locale]}
              </h3>
              <p className="mt-2.5 text-muted">{description[locale]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
