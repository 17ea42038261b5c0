import { getTranslations } from 'next-intl/server'
import { Posts } from '#components/blog/posts'
import { Section } from '#components/ui/section'
import { listPosts } from '#lib/blog/blog'
import { currentLocale } from '#lib/i18n/current-locale'

/** Posts shown in this variant of the list (decisions, "Second list variant"). */
const count = 5

/** "Read also" under a page: five posts, none of them the one being read. */
export async function ReadAlso({ except }: { except?: string }) {
  const t = await getTranslations('Blog')
  const initial = await listPosts({ locale: await currentLocale(), page: 1 }, count)
  return (
    <Section id="read-also" title={t('readAlso')} className="line-above">
      <div className="mt-10">
        <Posts initial={initial} page={1} also={{ count, except }} headingLevel="h3" look="outline" />
      </div>
    </Section>
  )
}
