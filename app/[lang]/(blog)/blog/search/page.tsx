import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { BlogHeader } from '#components/blog/blog-header'
import { PlainPosts } from '#components/blog/posts'
import { getAllPosts } from '#lib/blog/list-posts'
import { toPostSummary } from '#lib/blog/post'
import { readSearchQuery, searchPosts } from '#lib/blog/search'
import { getCurrentLocale } from '#lib/i18n/current-locale'
import { hiddenMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = async (): Promise<Metadata> =>
  hiddenMetadata((await getTranslations('BlogSearch'))('title'))

export default async function BlogSearchPage({
  searchParams,
}: PageProps<'/[lang]/blog/search'>): Promise<ReactNode> {
  const t = await getTranslations('BlogSearch')
  const query = readSearchQuery((await searchParams)['q'])
  const locale = await getCurrentLocale()
  const all = await getAllPosts(locale)
  const posts = query === '' ? [] : searchPosts(all, query, locale)
  const title = query === '' ? t('title') : t('results', { count: posts.length, query })
  return (
    <div className="wrap page-top pb-24">
      <BlogHeader title={title} {...(posts.length === 0 && { lead: t('nothing') })} query={query} />
      {posts.length === 0 ? (
        <>
          <h2 className="title-2 mb-8">{t('newest')}</h2>
          <PlainPosts posts={all.slice(0, 3).map(toPostSummary)} headingLevel="h3" />
        </>
      ) : (
        <PlainPosts posts={posts} headingLevel="h2" />
      )}
    </div>
  )
}
