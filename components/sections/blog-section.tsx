import { getTranslations } from 'next-intl/server'
import { blogLead } from '#content/home'
import { PostList } from '#components/blog/post-list'
import { SectionTitle } from '#components/ui/section-title'
import { SiteLink } from '#components/ui/site-link'
import { listPosts } from '#lib/blog/blog'
import { postListLabels } from '#components/blog/post-list-labels'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo } from '#lib/i18n/routes'

/** The blog on the home page. */
export async function BlogSection() {
  const t = await getTranslations('Blog')
  const language = await currentLanguage()
  const initial = await listPosts({ language, page: 1 }, 3)
  const lead = (
    <>
      {blogLead[language]}{' '}
      <SiteLink
        href={pathTo(language, 'blog')}
        className="whitespace-nowrap text-plum underline underline-offset-4 hover:decoration-2"
      >
        {t('all')}
      </SiteLink>
    </>
  )
  return (
    <section id="blog" aria-labelledby="blog-title" className="section">
      <div className="wrap">
        <SectionTitle id="blog-title" title={t('title')} lead={lead} />
        <div className="mt-10 lg:mt-14">
          <PostList
            labels={await postListLabels()}
            initial={initial}
            page={1}
            language={language}
            headingLevel="h3"
            look="link"
          />
        </div>
      </div>
    </section>
  )
}
