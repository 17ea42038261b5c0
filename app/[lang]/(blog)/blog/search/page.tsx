import { getTranslations } from 'next-intl/server'
import { BlogHead } from '#components/blog/blog-head'
import { PlainPosts } from '#components/blog/posts'
import { allPosts } from '#lib/blog/blog'
import { summaryOf } from '#lib/blog/post'
import { readQuery, searchPosts } from '#lib/blog/search'
import { currentLocale } from '#lib/i18n/current-locale'
import { hiddenMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = async () =>
  hiddenMetadata((await getTranslations('BlogSearch'))('title'))

export default async function BlogSearchPage({ searchParams }: PageProps<'/[lang]/blog/search'>) {
  const t = await getTranslations('BlogSearch')
  const query = readQuery((await searchParams)['q'])
  const locale = await currentLocale()
  const all = await allPosts(locale)
  const posts = query === '' ? [] : searchPosts(all, query, locale)
  const title = query === '' ? t('title') : t('results', { count: posts.length, query })
  return (
    <div className="wrap page-top pb-24">
      <BlogHead title={title} {...(posts.length === 0 && { lead: t('nothing') })} query={query} />
      {posts.length === 0 ? (
        <>
          <h2 className="title-2 mb-8">{t('newest')}</h2>
          <PlainPosts posts={all.slice(0, 3).map(summaryOf)} headingLevel="h3" />
        </>
      ) : (
        <PlainPosts posts={posts} headingLevel="h2" />
      )}
    </div>
  )
}
