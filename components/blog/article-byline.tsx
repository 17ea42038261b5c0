import { getTranslations } from 'next-intl/server'
import { findPerson, type Person } from '#lib/blog/people'
import type { Post } from '#lib/blog/types'
import { currentLocale } from '#lib/i18n/current-locale'

/** Who wrote one of the clinic's articles, and which doctor checked it or that none has yet. */
export async function ArticleByline({ post }: { post: Post }) {
  const t = await getTranslations('Article')
  const locale = await currentLocale()
  const author = findPerson(post.author)
  const reviewer = findPerson(post.reviewer)
  if (!author) return null
  const words = ({ name, role }: Person) => ({ name: name[locale], role: role[locale].toLocaleLowerCase() })
  return (
    <>
      <p>{t('author', words(author))}</p>
      <p>{reviewer ? t('reviewer', words(reviewer)) : t('reviewPending')}</p>
    </>
  )
}
