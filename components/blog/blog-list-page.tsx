import { getTranslations } from 'next-intl/server'
import { Posts } from '#components/blog/posts'
import { BlogJsonLd } from '#components/seo/blog-json-ld'
import { listPosts } from '#lib/blog/blog'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

const linkClass = 'text-link font-semibold'

/** A page of the blog's list, with links to its neighbours for crawlers and visitors without JavaScript. */
export async function BlogListPage({ page }: { page: number }) {
  const t = await getTranslations('Blog')
  const locale = await currentLocale()
  const initial = await listPosts({ locale, page }, 3)
  const pathOf = (number: number) =>
    number === 1 ? pathTo(locale, 'blog') : pathTo(locale, 'blogPage', { slug: String(number) })
  return (
    <div className="wrap pt-10 pb-24 lg:pt-16">
      <BlogJsonLd page={page} />
      <h1 className="title-1">{page === 1 ? t('title') : t('pageTitle', { page })}</h1>
      <p className="lead mt-5 mb-12 max-w-140 lg:mb-16">{t('lead')}</p>
      <Posts initial={initial} page={page} headingLevel="h2" look="link" />
      {(page > 1 || initial.links.next !== null) && (
        <nav aria-label={t('pages')} className="mt-12 flex flex-wrap justify-between gap-x-8 line-above pt-6">
          {page > 1 && (
            <a href={pathOf(page - 1)} rel="prev" className={linkClass}>
              {t('previous')}
            </a>
          )}
          {initial.links.next !== null && (
            <a href={pathOf(page + 1)} rel="next" className={`ml-auto ${linkClass}`}>
              {t('next')}
            </a>
          )}
        </nav>
      )}
    </div>
  )
}
