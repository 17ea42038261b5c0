import { getTranslations } from 'next-intl/server'
import { checkUp } from '#content/check-up'
import { Icon } from '#components/ui/icon'
import { Section } from '#components/ui/section'
import { currentLocale } from '#lib/i18n/current-locale'

/** What the check-up holds, card by card. */
export async function CheckUpCards() {
  const t = await getTranslations('CheckUp')
  const locale = await currentLocale()
  return (
    <Section id="cards" title={t('cardsTitle')}>
      <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-14 lg:grid-cols-3">
        {checkUp.cards.map(({ id, icon, title, description, details }) => (
          <li key={id} className="line-above pt-6">
            <Icon name={icon} className="mb-5 text-mark" />
            <h3>{title[locale]}</h3>
            <p className="mt-2 text-muted">{description[locale]}</p>
            <ul className="details mt-4 grid gap-1.5 text-[0.9375rem]">
              {details[locale].map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
