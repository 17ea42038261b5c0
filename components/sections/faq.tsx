import type { ReactNode } from 'react'
import { Section } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import type { ContentIn } from '#lib/content/site-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

type Props = { page: keyof ContentIn['faq']; columns?: string; children?: ReactNode }

/** Questions with answers. The first answer is open. `children` are shown beside the questions. */
export async function Faq({
  page,
  columns = 'lg:grid-cols-[4fr_8fr]',
  children,
}: Props): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Faq')
  return (
    <Section
      id="faq"
      title={t('title')}
      className="faq"
      wrapClass={`wrap grid gap-6 ${columns} lg:items-start lg:gap-x-12`}
    >
      <div className="*:line-above *:last:line-below">
        {contentIn(locale).faq[page].map(({ id, question, answer, page: linked }, index) => (
          <details key={id} open={index === 0}>
            <summary className="question">{question}</summary>
            <p>{answer}</p>
            {linked && (
              <a href={pathTo(locale, linked)} className="-mt-4 mb-3 text-link">
                {contentIn(locale).pages[linked].image}
              </a>
            )}
          </details>
        ))}
      </div>
      {children}
    </Section>
  )
}
