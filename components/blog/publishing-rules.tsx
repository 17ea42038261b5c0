import type { ReactNode } from 'react'
import { Lines } from '#components/ui/lists'
import { Section } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/**
 * The clinic's rules for its articles, and a link to the page that explains how the clinic writes.
 */
export async function PublishingRules(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Article')
  const { rulesTitle, rules } = contentIn(locale).howWeWork.articles
  return (
    <Section id="rules" title={rulesTitle} className="bg-wash">
      <Lines lines={rules} className="mt-8 grid max-w-160 list-disc gap-3 pl-5" />
      <a href={pathTo(locale, 'howWeWork', { anchor: 'articles' })} className="text-link mt-6">
        {t('howWeWrite')}
      </a>
    </Section>
  )
}
