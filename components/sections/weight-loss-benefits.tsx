import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon'
import { Section } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/i18n/short-words'

export async function WeightLossBenefits(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('WeightLoss')
  return (
    <Section id="benefits" title={t('benefitsTitle')}>
      <ul className="mt-10 grid gap-x-8 lg:mt-14 lg:grid-cols-2 print:grid-cols-2">
        {contentIn(locale).weightLoss.benefits.map(({ id, icon, title, description }) => (
          <li
            key={id}
            className="line-above grid content-start gap-x-8 py-6 sm:grid-cols-[5rem_1fr]"
          >
            <Icon name={icon} />
            <div>
              <h3>{joinHeadingWords(title)}</h3>
              <p className="mt-2 max-w-140 text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
