import { getTranslations } from 'next-intl/server'
import type { PostListLabels } from '#components/blog/post-list'

/** Words of a list of posts. */
export async function postListLabels(): Promise<PostListLabels> {
  const t = await getTranslations('Blog')
  const article = await getTranslations('Article')
  return {
    readMore: t('readMore'),
    opening: article('loading'),
    empty: t('empty'),
    more: t('more'),
    loading: t('loading'),
    failed: t('failed'),
    added: t('added', { count: '%s' }),
  }
}
