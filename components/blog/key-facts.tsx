import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { KeyFact } from '#content/key-facts'
import { currentLocale } from '#lib/i18n/current-locale'

/** An article in three numbers; `children` is what to do with it. */
export async function KeyFacts({ facts, children }: { facts: readonly KeyFact[]; children?: ReactNode }) {
  const t = await getTranslations('Article')
  const locale = await currentLocale()
  return (
    <section aria-labelledby="key-facts" className="key-facts">
      <h2 id="key-facts">{t('facts')}</h2>
      <dl>
        {facts.map(({ value, meaning }) => (
          <div key={value.ua}>
            <dt>{value[locale]}</dt>
            <dd>{meaning[locale]}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
