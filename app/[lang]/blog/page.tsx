import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PostList } from '#components/blog/post-list'
import { blog } from '#lib/blog/blog'
import { currentLanguage } from '#lib/i18n/current-language'
import { pageMetadata } from '#lib/seo/page-metadata'

export const revalidate = 300

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('blog')
}

export default async function BlogPage() {
  const t = await getTranslations('Blog')
  const language = await currentLanguage()
  const posts = await blog.all(language)
  return (
    <div className="wrap pt-10 pb-24 lg:pt-16">
      <h1 className="title-1">{t('title')}</h1>
      <p className="mt-5 mb-12 max-w-140 text-lg text-muted lg:mb-16">{t('lead')}</p>
      <PostList posts={posts} headingLevel="h2" look="link" />
    </div>
  )
}
