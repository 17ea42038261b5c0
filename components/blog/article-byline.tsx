import type { ReactNode } from 'react'
import { type Author, findAuthor } from '#lib/blog/article-people'
import type { Post } from '#lib/blog/post'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/**
 * Shows the author, the confirmed reviewer and the number of references. Renders nothing for a
 * provider's post, because the provider does not name an author.
 */
export async function ArticleByline({ post }: { post: Post }): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Article')
  const author = findAuthor(post.author, locale)
  const reviewer = findAuthor(post.reviewer, locale)
  if (!author) return null
  const describe = ({ name, role }: Author) => ({
    name,
    role: role.toLocaleLowerCase(),
  })
  return (
    <>
      <p>{t('author', describe(author))}</p>
      {reviewer && <p>{t('reviewer', describe(reviewer))}</p>}
      {post.references.length > 0 && (
        <p>
          <a href="#references" className="underline">
            {t('sources', { count: post.references.length })}
          </a>
        </p>
      )}
      <p>
        <a href={pathTo(locale, 'howWeWork', { anchor: 'articles' })} className="underline">
          {t('howWeWrite')}
        </a>
      </p>
    </>
  )
}
