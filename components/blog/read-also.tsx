import '../../app/read-also.css'
import { getTranslations } from 'next-intl/server'
import { Posts } from '#components/blog/posts'
import { Section } from '#components/ui/section'
import type { Topic } from '#lib/content/content'
import { newestPosts, relatedPosts } from '#lib/blog/blog'
import { currentLocale } from '#lib/i18n/current-locale'

/** Posts shown in this variant of the list (decisions, "Second list variant"). */
const count = 5

type Props = {
  /** The article being read. */
  except?: string
  topic?: Topic['id']
}

/** "Read also" under a page: five posts, those that share its topics first, none of them the one being read. */
export async function ReadAlso({ except, topic }: Props) {
  const t = await getTranslations('Blog')
  const locale = await currentLocale()
  const related = (await relatedPosts(locale, { except, topic })).slice(0, count)
  const { data, links } = await newestPosts(locale, except)
  const isOther = (slug: string) => slug !== except && !related.some((post) => post.slug === slug)
  const others = data.filter(({ slug }) => isOther(slug)).slice(0, count - related.length)
  return (
    <Section id="read-also" title={t('readAlso')} className="line-above">
      <div className="mt-10">
        <Posts
          initial={{ data: others, links }}
          page={1}
          also={{ count, except, related }}
          headingLevel="h3"
          look="outline"
        />
      </div>
    </Section>
  )
}
