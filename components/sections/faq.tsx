import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Section } from '#components/ui/section'
import { content } from '#lib/content/content'
import type { Localized } from '#lib/content/values'
import { currentLocale } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/text/short-words'

type Props = {
  page: keyof typeof content.faq
  /** Stands beside the questions on wide screens. */
  children?: ReactNode
}

/** Questions with their answers, the first one open; `app/faq.css` comes with the page. */
export async function Faq({ page, children }: Props) {
  const t = await getTranslations('Faq')
  const locale = await currentLocale()
  return (
    <Section id="faq" title={t('title')} className="faq">
      <div>
        {content.faq[page].map(({ id, question, answer }, index) => (
          <details key={id} open={index === 0}>
            <summary>{question[locale]}</summary>
            <p>{answer[locale]}</p>
          </details>
        ))}
      </div>
      {children}
    </Section>
  )
}

export async function NotFor({ lines }: { lines: readonly Localized[] }) {
  const t = await getTranslations('NotFor')
  const locale = await currentLocale()
  return (
    <section aria-labelledby="not-for-title" className="not-for">
      <svg aria-hidden="true">
        <rect width="100%" height="30" rx="6" className="scale-ground" />
        <rect width="58%" height="30" rx="6" className="fill-band" />
        <line x1="58%" x2="84%" y1="15" y2="15" className="to-go" />
        <circle cx="86%" cy="15" r="8" className="out" />
      </svg>
      <h2 id="not-for-title">{joinHeadingWords(t('title'))}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.en}>{line[locale]}</li>
        ))}
      </ul>
    </section>
  )
}
