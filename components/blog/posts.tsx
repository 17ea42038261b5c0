import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { PostCards } from '#components/blog/post-cards'
import { PostList } from '#components/blog/post-list'
import { content } from '#lib/content/content'
import type { PostSummary } from '#lib/blog/post'
import { currentLocale } from '#lib/i18n/current-locale'
import { Section } from '#components/ui/section'
import { listPosts } from '#lib/blog/blog'
import { pathTo } from '#lib/i18n/routes'

export async function Posts(list: Omit<ComponentProps<typeof PostList>, 'labels' | 'locale'>) {
  const t = await getTranslations('Blog')
  const labels = {
    readMore: t('readMore'),
    empty: t('empty'),
    more: t('more'),
    nextPage: t('pageTitle', { page: String(list.page + 1) }),
    loading: t('loading'),
    failed: t('failed'),
    added: t('added', { count: '%s' }),
  }
  return <PostList labels={labels} locale={await currentLocale()} {...list} />
}

/** Posts that are all there is: of a topic, or found. */
export async function PlainPosts({ posts }: { posts: readonly PostSummary[] }) {
  const t = await getTranslations('Blog')
  return (
    <div className="post-list full-rows grid">
      <PostCards
        posts={posts}
        locale={await currentLocale()}
        labels={{ readMore: t('readMore') }}
        headingLevel="h2"
        look="link"
      />
    </div>
  )
}

export async function BlogSection() {
  const t = await getTranslations('Blog')
  const locale = await currentLocale()
  const lead = (
    <>
      {content.home.blogLead[locale]}{' '}
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
