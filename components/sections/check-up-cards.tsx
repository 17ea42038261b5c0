import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon'
import { Lines } from '#components/ui/lists'
import { Section } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'

export async function CheckUpCards(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('CheckUp')
  return (
    <Section id="cards" title={t('cardsTitle')}>
      {/* Subgrid aligns the icons, titles and texts of the cards in a row. */}
      <ul className="mt-10 grid gap-x-8 sm:grid-cols-2 lg:mt-14 lg:grid-cols-3 print:grid-cols-3">
        {contentIn(locale).checkUp.cards.map(({ id, icon, title, description, details }) => (
          <li key={id} className="line-above row-span-4 grid grid-rows-subgrid py-6">
            <Icon name={icon} />
            <h3>{title}</h3>
            <p className="mt-2 text-muted">{description}</p>
            <Lines lines={details} className="details mt-4" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
