import type { ReactNode } from 'react'
import { Section } from '#components/ui/section'
import { findPublishedArticle } from '#lib/blog/find-published-article'
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
        {contentIn(locale).faq[page].map(
          ({ id, question, answer, page: linked, article }, index) => (
            <details key={id} open={index === 0}>
              <summary className="question">{question}</summary>
              <p>{answer}</p>
              {linked && (
                <a href={pathTo(locale, linked)} className="-mt-4 mb-3 text-link">
                  {contentIn(locale).pages[linked].image}
                </a>
              )}
              {article !== undefined && <ArticleOfAnswer slug={article} />}
            </details>
          ),
        )}
      </div>
      {children}
    </Section>
  )
}

/** Links to the article with more on the answer. Renders nothing while it is unpublished. */
async function ArticleOfAnswer({ slug }: { slug: string }): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Faq')
  const article = findPublishedArticle(slug)
  const title = article?.text[locale]?.head.title
  if (!article || title === undefined) return null
  return (
    <a
      href={pathTo(locale, 'article', { slug: article.slug })}
      className="-mt-4 mb-3 block w-fit text-link"
    >
      {t('article', { title })}
    </a>
  )
}
