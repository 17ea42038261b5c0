import { getTranslations } from 'next-intl/server'
import { blogLead } from '#content/home'
import { Posts } from '#components/blog/posts'
import { Section } from '#components/ui/section'
import { listPosts } from '#lib/blog/blog'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

export async function BlogSection() {
  const t = await getTranslations('Blog')
  const locale = await currentLocale()
  const lead = (
    <>
      {blogLead[locale]}{' '}
      <a
        href={pathTo(locale, 'blog')}
        className="whitespace-nowrap text-mark underline underline-offset-4 hover:decoration-2"
      >
        {t('all')}
      </a>
    </>
  )
  return (
    <Section id="blog" title={t('title')} lead={lead}>
      <div className="mt-10 lg:mt-14">
        <Posts initial={await listPosts({ locale, page: 1 }, { fallback: 3 })} page={1} headingLevel="h3" look="link" />
      </div>
    </Section>
  )
}
