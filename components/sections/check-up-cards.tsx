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
      <ul className="parts">
        {checkUp.cards.map(({ id, icon, title, description, details }) => (
          <li key={id}>
            <Icon name={icon} />
            <h3>{title[locale]}</h3>
            <p>{description[locale]}</p>
            <ul className="details">
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
