import type { ReactNode } from 'react'
import { Posts } from '#components/blog/posts'
import { Section } from '#components/ui/section'
import { listPosts } from '#lib/blog/list-posts'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

export async function BlogSection(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Blog')
  const lead = (
    <>
      {contentIn(locale).home.blogLead}{' '}
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
        <Posts
          initial={await listPosts({ locale, page: 1 })}
          page={1}
          headingLevel="h3"
          look="link"
          isCompact
          isShort
        />
      </div>
    </Section>
  )
}
