import type { ComponentProps } from 'react'
import { cardGrid, PostCards } from '#components/blog/post-cards'
import { PostList } from '#components/blog/post-list'
import { Section } from '#components/ui/section'
import { listPosts, newestPosts, relatedPosts } from '#lib/blog/blog'
import type { PostSummary } from '#lib/blog/post'
import { content, type Topic } from '#lib/content/content'
import { wordsOf } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

export async function Posts(list: Omit<ComponentProps<typeof PostList>, 'labels' | 'locale'>) {
  const { t, locale } = await wordsOf('Blog')
  const labels = {
    readMore: t('readMore'),
    empty: t('empty'),
    more: t('more'),
    nextPage: t('pageTitle', { page: String(list.page + 1) }),
    loading: t('loading'),
    failed: t('failed'),
    added: t('added', { count: '%s' }),
  }
  return <PostList labels={labels} locale={locale} {...list} />
}

/** Posts that are all there is: of a topic, or found. */
export async function PlainPosts({ posts }: { posts: readonly PostSummary[] }) {
  const { t, locale } = await wordsOf('Blog')
  return (
    <div className={cardGrid}>
      <PostCards
        posts={posts}
        layout="whole"
        locale={locale}
        labels={{ readMore: t('readMore') }}
        headingLevel="h2"
        look="link"
      />
    </div>
  )
}

export async function BlogSection() {
  const { t, locale } = await wordsOf('Blog')
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
        <Posts
          initial={await listPosts({ locale, page: 1 }, { fallback: 3 })}
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

/** Posts of the list's second variant (decisions, "Second list variant"). */
const count = 5

/** "Read also" under a page: five posts, those that share its topics first, not `except`, which is being read. */
export async function ReadAlso({ except, topic }: { except?: string; topic?: Topic['id'] }) {
  const { t, locale } = await wordsOf('Blog')
  const related = (await relatedPosts(locale, { except, topic })).slice(0, count)
  const { data, links } = await newestPosts(locale, except)
  const isOther = (slug: string) => slug !== except && !related.some((post) => post.slug === slug)
  const others = data.filter(({ slug }) => isOther(slug)).slice(0, count - related.length)
  const initial = { data: others, links }
  return (
    <Section id="read-also" title={t('readAlso')} className="line-above">
      <div className="mt-10">
        <Posts
          initial={initial}
          page={1}
          also={{ count, except, related }}
          headingLevel="h3"
          look="outline"
          layout="whole"
          isCompact
        />
      </div>
    </Section>
  )
}
