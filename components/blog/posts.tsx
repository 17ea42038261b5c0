import type { ComponentProps } from 'react'
import { cardGrid, PostCards, type PostCardsProps } from '#components/blog/post-cards'
import { PostList } from '#components/blog/post-list'
import { Section } from '#components/ui/section'
import { getNewestPosts, listPosts } from '#lib/blog/list-posts'
import { findRelatedPosts } from '#lib/blog/post-topics'
import { selectReadAlso } from '#lib/blog/read-also'
import { contentIn } from '#lib/content/current-content'
import type { Topic } from '#lib/content/site-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

export async function Posts(list: Omit<ComponentProps<typeof PostList>, 'labels' | 'locale'>) {
  const { t, locale } = await getPageTranslator('Blog')
  const labels = {
    readMore: t('readMore'),
    empty: t('empty'),
    more: t('more'),
    loading: t('loading'),
    failed: t('failed'),
    added: t('added', { count: '%s' }),
  }
  return <PostList labels={labels} locale={locale} {...list} />
}

/** Posts that are all there is: of a topic, or found. */
export async function PlainPosts(list: Pick<PostCardsProps, 'posts' | 'headingLevel'>) {
  const { t, locale } = await getPageTranslator('Blog')
  return (
    <div className={cardGrid}>
      <PostCards locale={locale} labels={{ readMore: t('readMore') }} look="link" {...list} />
    </div>
  )
}

export async function BlogSection() {
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

type AlsoProps = { except?: string; topic?: Topic['id']; isRow?: boolean }

/**
 * "Read also" under a page: five posts, those that share its topics first, not `except`, which is being read. `isRow`: the last
 * row at the end of an article.
 */
export async function ReadAlso({ except, topic, isRow }: AlsoProps) {
  const { t, locale } = await getPageTranslator('Blog')
  const related = await findRelatedPosts(locale, { except, topic })
  const { data, links } = await getNewestPosts(locale, except)
  const posts = selectReadAlso(related, data, except)
  const list = (
    <Posts
      initial={{ data: posts, links }}
      page={1}
      also={{ related: Math.min(related.length, posts.length), except }}
      headingLevel="h3"
      look="outline"
      lead="halves"
      isCompact
    />
  )
  if (!isRow)
    return (
      <Section id="read-also" title={t('readAlso')} className="line-above">
        <div className="mt-10">{list}</div>
      </Section>
    )
  return (
    <section
      id="read-also"
      aria-labelledby="read-also-title"
      className="later wrap pb-24 [--tall:655px] print:hidden"
    >
      <div className="line-above py-6 lg:grid lg:grid-cols-4 lg:py-8">
        <h2 id="read-also-title" className="title-3">
          {t('readAlso')}
        </h2>
        <div className="max-lg:mt-6 lg:col-span-3">{list}</div>
      </div>
    </section>
  )
}
