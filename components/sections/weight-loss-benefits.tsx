import { getTranslations } from 'next-intl/server'
import { weightLoss } from '#content/weight-loss'
import { Icon } from '#components/ui/icon'
import { currentLocale } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/text/short-words'

/** Why to lose weight with a doctor. */
export async function WeightLossBenefits() {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  return (
    <section aria-labelledby="benefits-title" className="section">
      <div className="wrap benefits">
        <h2 id="benefits-title" className="title-2">
          {joinHeadingWords(t('benefitsTitle'))}
        </h2>
        <ul>
          {weightLoss.benefits.map(({ id, icon, title, description }) => (
            <li key={id}>
              <Icon name={icon} />
              <div>
                <h3>{joinHeadingWords(title[locale])}</h3>
                <p>{description[locale]}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
