import type { ReactNode } from 'react'
import { getMarkId, getReferenceId } from '#lib/blog/article-html'
import type { Post } from '#lib/blog/post'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { getTitleLanguage } from '#lib/text/title-language'

/**
 * The references of an article. Each reference has a link back to the first mark (`[1]`) that cites
 * the reference in the text.
 */
export async function ArticleReferences({
  references,
}: Pick<Post, 'references'>): Promise<ReactNode> {
  const { t } = await getPageTranslator('Article')
  if (references.length === 0) return null
  return (
    <section
      aria-labelledby="references"
      className="line-above gap-y-4 py-6 lg:grid lg:grid-cols-4 lg:py-8"
    >
      <h2 id="references" className="title-3">
        {t('references')}
      </h2>
      <ol className="references max-lg:mt-4 lg:col-span-3">
        {references.map(({ url, title, source, year }, index) => (
          <li key={url} id={getReferenceId(index + 1)}>
            <span lang={getTitleLanguage(title)}>
              <a href={url} rel="noopener nofollow">
                {title}
              </a>
              . {source}
              {year === undefined ? '.' : `, ${year}.`}
            </span>{' '}
            <a
              href={`#${getMarkId(index + 1)}`}
              aria-label={t('backToMark', { number: String(index + 1) })}
            >
              {t('back')}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
