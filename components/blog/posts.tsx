import type { ComponentProps, ReactNode } from 'react'
import { cardGrid, PostCards, type PostCardsProps } from '#components/blog/post-cards'
import { PostList } from '#components/blog/post-list'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { getDayFormat } from '#lib/i18n/format'

/** The blog's list, with labels in the page's language. */
export async function Posts(
  list: Omit<ComponentProps<typeof PostList>, 'labels' | 'locale' | 'dayFormat'>,
): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Blog')
  const labels = {
    readMore: t('readMore'),
    empty: t('empty'),
    more: t('more'),
    loading: t('loading'),
    failed: t('failed'),
    added: t('added', { count: '%s' }),
  }
  return <PostList labels={labels} locale={locale} dayFormat={getDayFormat(locale)} {...list} />
}

/** All posts of a topic or of a search, without the More button. */
export async function PlainPosts(
  list: Pick<PostCardsProps, 'posts' | 'headingLevel'>,
): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Blog')
  return (
    <div className={cardGrid}>
      <PostCards
        locale={locale}
        dayFormat={getDayFormat(locale)}
        labels={{ readMore: t('readMore') }}
        look="link"
        {...list}
      />
    </div>
  )
}
