import type { ReactNode } from 'react'
import { Lines } from '#components/ui/lists'
import { Section } from '#components/ui/section'
import { getPageTranslator } from '#lib/i18n/current-locale'

const rules = ['sources', 'languages', 'dates', 'emergencies', 'review'] as const

/**
 * The clinic's rules for its articles. `npm run check` enforces every rule. The page mentions a
 * medical review only when the reviewer is confirmed (decisions, "Honesty").
 */
export async function PublishingRules(): Promise<ReactNode> {
  const { t } = await getPageTranslator('Blog')
  return (
    <Section id="rules" title={t('rules.title')} className="bg-wash">
      <Lines
        lines={rules.map((rule) => t(`rules.${rule}`))}
        className="mt-8 grid max-w-160 list-disc gap-3 pl-5"
      />
    </Section>
  )
}
