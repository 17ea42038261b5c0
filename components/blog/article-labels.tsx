import { getTranslations } from 'next-intl/server'
import type { ArticleLabels } from '#components/blog/article-content'

/** Words of an article's head. */
export async function articleLabels(): Promise<ArticleLabels> {
  const t = await getTranslations('Article')
  return {
    contents: t('contents'),
    published: t('published', { date: '%s' }),
    updated: t('updated', { date: '%s' }),
    reviewed: t('reviewed', { date: '%s' }),
    reading: t('reading', { time: '%s' }),
  }
}
