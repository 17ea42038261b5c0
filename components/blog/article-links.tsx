import { getTranslations } from 'next-intl/server'
import { embedded } from '#lib/blog/embedded'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/** The Links block: other articles on the subject, closed until its title is chosen (spec section 2). */
export async function ArticleLinks({ slugs }: { slugs: readonly string[] }) {
  const t = await getTranslations('Article')
  const locale = await currentLocale()
  const posts = await Promise.all(slugs.map((slug) => embedded.post({ locale, slug })))
  const linked = posts.filter((post) => post !== null)
  if (linked.length === 0) return null
  return (
    <details className="article-links line-above line-below">
      <summary className="plain title-3 flex min-h-14 items-center justify-between gap-4">
        {t('links')}
        <span aria-hidden="true" className="chevron mr-1" />
      </summary>
      <ul className="pb-5">
        {linked.map(({ slug, title }) => (
          <li key={slug}>
            <a href={pathTo(locale, 'article', { slug })} className="text-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
