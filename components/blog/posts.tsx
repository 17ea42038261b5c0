import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { PostList } from '#components/blog/post-list'
import { currentLocale } from '#lib/i18n/current-locale'

/** A list of posts with its words. */
export async function Posts(list: Omit<ComponentProps<typeof PostList>, 'labels' | 'locale'>) {
  const t = await getTranslations('Blog')
  const labels = {
    readMore: t('readMore'),
    empty: t('empty'),
    more: t('more'),
    nextPage: t('pageTitle', { page: list.page + 1 }),
    loading: t('loading'),
    failed: t('failed'),
    added: t('added', { count: '%s' }),
  }
  return <PostList labels={labels} locale={await currentLocale()} {...list} />
}
