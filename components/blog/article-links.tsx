import type { ReactNode } from 'react'
import { embeddedPosts } from '#lib/blog/embedded-posts'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/**
 * The Links block of an article: links to other articles on the subject of this article. The block
 * is closed until the visitor opens the block (spec section 2).
 */
export async function ArticleLinks({ slugs }: { slugs: readonly string[] }): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Article')
  const posts = await Promise.all(
    slugs.map((slug) => embeddedPosts.getPostQuickly({ locale, slug })),
  )
  const linked = posts.filter((post) => post !== null)
  if (linked.length === 0) return null
  return (
    <details className="line-above print:hidden">
      <summary className="question">{t('links')}</summary>
      <ul className="pb-6 lg:ml-auto lg:w-3/4">
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
