import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button'
import { SiteLink } from '#components/ui/site-link'
import type { PostSummary } from '#lib/blog/types'
import { formatDay } from '#lib/format'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo } from '#lib/i18n/routes'

/** A post in a list: title, excerpt, Read more. `headingLevel` keeps the page's outline without jumps. */
export async function PostCard({ post, headingLevel: Heading }: { post: PostSummary; headingLevel: 'h2' | 'h3' }) {
  const t = await getTranslations('Blog')
  const language = await currentLanguage()
  return (
    <article className="flex h-full flex-col border-t border-line pt-6">
      {post.published && <p className="mb-3 text-sm text-muted">{formatDay(language, post.published)}</p>}
      <Heading className="title-3">{post.title}</Heading>
      <p className="mt-3 mb-6 text-muted">{post.excerpt}</p>
      <SiteLink
        href={pathTo(language, 'article', { slug: post.slug })}
        aria-label={t('readMoreOf', { title: post.title })}
        className={buttonClass('outline', 'mt-auto self-start')}
      >
        {t('readMore')}
      </SiteLink>
    </article>
  )
}
