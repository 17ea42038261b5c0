import { getTranslations } from 'next-intl/server'
import { BlogHead } from '#components/blog/blog-head'
import { Posts } from '#components/blog/posts'
import { BlogJsonLd } from '#components/seo/json-ld'
import { listPosts } from '#lib/blog/blog'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { blogPageMeta } from '#lib/seo/page-metadata'

const linkClass = 'text-link font-semibold'

/** A page of the blog's list. More goes on; links to its neighbours are for crawlers and visitors without JavaScript. */
export async function BlogListPage({ page }: { page: number }) {
  const t = await getTranslations('Blog')
  const locale = await currentLocale()
  const initial = await listPosts({ locale, page }, { fallback: 3 })
  const title = page === 1 ? t('title') : t('pageTitle', { page: String(page) })
  const pathOf = (number: number) =>
    number === 1 ? pathTo(locale, 'blog') : pathTo(locale, 'blogPage', { slug: String(number) })
  return (
    <div className="wrap blog-page">
      <BlogJsonLd meta={await blogPageMeta(page)} name={page === 1 ? undefined : title} posts={initial.data} />
      <BlogHead title={title} lead={t('lead')} current="all" />
      <Posts initial={initial} page={page} headingLevel="h2" look="link" isPage isFeatured={page === 1} />
      {(page > 1 || initial.links.next !== null) && (
        <nav aria-label={t('pages')} className="blog-neighbours line-above">
          {page > 1 && (
            <a href={pathOf(page - 1)} rel="prev" className={linkClass}>
              {t('previous')}
            </a>
          )}
          {initial.links.next !== null && (
            <a href={pathOf(page + 1)} rel="next" className={linkClass}>
              {t('next')}
            </a>
          )}
        </nav>
      )}
    </div>
  )
}
