import { getTranslations } from 'next-intl/server'
import { PostList } from '#components/blog/post-list'
import { listPosts } from '#lib/blog/blog'
import { postListLabels } from '#components/blog/post-list-labels'
import { currentLanguage } from '#lib/i18n/current-language'

/** Posts shown in this variant of the list (decisions, "Second list variant"). */
const count = 5

/** "Read also" under a page: five posts, none of them the one being read. */
export async function ReadAlso({ except }: { except?: string }) {
  const t = await getTranslations('Blog')
  const language = await currentLanguage()
  const initial = await listPosts({ language, page: 1 }, count)
  return (
    <section aria-labelledby="read-also" className="section line-above">
      <div className="wrap">
        <h2 id="read-also" className="title-2 mb-10">
          {t('readAlso')}
        </h2>
        <PostList
          labels={await postListLabels()}
          initial={initial}
          page={1}
          also={{ count, except }}
          language={language}
          headingLevel="h3"
          look="outline"
        />
      </div>
    </section>
  )
}
