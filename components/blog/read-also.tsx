import type { ReactNode } from 'react'
import { Posts } from '#components/blog/posts'
import { Section } from '#components/ui/section'
import { getNewestPosts } from '#lib/blog/list-posts'
import { findRelatedPosts } from '#lib/blog/post-topics'
import { selectReadAlso } from '#lib/blog/select-read-also'
import type { Topic } from '#lib/content/site-content'
import { getPageTranslator } from '#lib/i18n/current-locale'

type ReadAlsoProps = {
  /** Slug of the article that the page shows, which the list leaves out. Absent on other pages. */
  except?: string
  topic?: Topic['id']
  /**
   * True below an article, where the list is part of the article. False on other pages, where the
   * list is a `Section` of the page.
   */
  isRow?: boolean
}

/** The list “Read also” with five posts. Posts that share a topic with the page come first. */
export async function ReadAlso({ except, topic, isRow }: ReadAlsoProps): Promise<ReactNode> {
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
