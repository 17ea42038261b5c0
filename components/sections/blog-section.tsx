import { getTranslations } from 'next-intl/server'
import { blogLead } from '#content/home'
import { PostList } from '#components/blog/post-list'
import { buttonClass } from '#components/ui/button'
import { SectionTitle } from '#components/ui/section-title'
import { SiteLink } from '#components/ui/site-link'
import { blog } from '#lib/blog/blog'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo } from '#lib/i18n/routes'

/** First page of the blog on the home page. */
export async function BlogSection() {
  const t = await getTranslations('Blog')
  const language = await currentLanguage()
  const { data } = await blog.list({ language, page: 1 })
  return (
    <section id="blog" aria-labelledby="blog-title" className="section">
      <div className="wrap">
        <SectionTitle id="blog-title" title={t('title')} lead={blogLead[language]} />
        <div className="mt-10 lg:mt-14">
          <PostList posts={data} headingLevel="h3" look="link" />
        </div>
        <SiteLink href={pathTo(language, 'blog')} className={buttonClass('primary', 'mt-12 max-sm:w-full')}>
          {t('more')}
        </SiteLink>
      </div>
    </section>
  )
}
