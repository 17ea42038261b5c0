import { getTranslations } from 'next-intl/server'
import { PostList } from '#components/blog/post-list'
import { blog } from '#lib/blog/blog'
import { currentLanguage } from '#lib/i18n/current-language'

/** Posts shown in this variant of the list (decisions, "Second list variant"). */
const count = 5

/** "Read also" under a page: five posts, none of them the one being read. */
export async function ReadAlso({ except }: { except?: string }) {
  const t = await getTranslations('Blog')
  const posts = await blog.all(await currentLanguage())
  const others = posts.filter(({ slug }) => slug !== except).slice(0, count)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="read-also" className="section border-t border-line">
      <div className="wrap">
        <h2 id="read-also" className="title-2 mb-10">
          {t('readAlso')}
        </h2>
        <PostList posts={others} headingLevel="h3" look="outline" />
      </div>
    </section>
  )
}
