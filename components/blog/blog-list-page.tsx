import type { ReactNode } from 'react'
import { BlogHeader } from '#components/blog/blog-header'
import { Posts } from '#components/blog/posts'
import { PublishingRules } from '#components/blog/publishing-rules'
import { JsonLd } from '#components/seo/json-ld'
import { listPosts } from '#lib/blog/list-posts'
import { env } from '#lib/env'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { blogGraph } from '#lib/seo/json-ld/pages'
import { blogPageMeta } from '#lib/seo/page-metadata'

/**
 * One page of the blog's list. The link to the previous page is for crawlers and for visitors
 * without JavaScript.
 */
export async function BlogListPage({ page }: { page: number }): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Blog')
  const initial = await listPosts({ locale, page })
  const isFirst = page === 1
  const previous =
    page === 2 ? pathTo(locale, 'blog') : pathTo(locale, 'blogPage', { slug: String(page - 1) })
  const name = isFirst ? undefined : t('pageTitle', { page: String(page) })
  return (
    <>
      <div className="wrap page-top pb-24">
        <JsonLd graph={blogGraph(await blogPageMeta(page), name)} />
        <BlogHeader title={name ?? t('title')} lead={t('lead')} current="all" />
        <Posts
          initial={initial}
          page={page}
          headingLevel="h2"
          look="link"
          isFirst
          lead={isFirst && 'card'}
        />
        {!isFirst && (
          <p className="line-above mt-12 hidden pt-6 noscript:block">
            <a href={previous} rel="prev" className="text-link font-semibold">
              {t('previous')}
            </a>
          </p>
        )}
      </div>
      {/* The publishing rules apply only to the clinic’s own articles. With `API_URL`, the
          articles come from a provider. */}
      {isFirst && env.API_URL === undefined && <PublishingRules />}
    </>
  )
}
