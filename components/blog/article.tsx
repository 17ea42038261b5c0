import '../../app/prose.css'
import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button'
import { ReadAlso } from '#components/blog/read-also'
import { SiteLink } from '#components/ui/site-link'
import type { Post } from '#lib/blog/types'
import { formatDay } from '#lib/format'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo } from '#lib/i18n/routes'

/** An article: sign-up on top, title, text, sources, nutraceuticals at the bottom (spec section 2). */
export async function Article({ post }: { post: Post }) {
  const t = await getTranslations('Article')
  const language = await currentLanguage()
  const facts = [
    post.published && t('published', { date: formatDay(language, post.published) }),
    post.reviewed && t('reviewed', { date: formatDay(language, post.reviewed) }),
    t('minutes', { count: post.readingMinutes }),
  ].filter(Boolean)
  return (
    <>
      <article className="wrap pt-6 pb-16 lg:pt-10 lg:pb-24">
        <a href={pathTo(language, 'home', { anchor: 'subscribe' })} className={buttonClass('primary', 'mb-10')}>
          {t('signUp')}
        </a>
        <h1 className="title-2 max-w-[20em]">{post.title}</h1>
        <p className="mt-5 mb-10 text-sm text-muted">{facts.join(' · ')}</p>
        <div className="prose" dangerouslySetInnerHTML={{ __html: post.body }} />
        {post.references.length > 0 && <References post={post} title={t('references')} />}
        <div className="mt-12 flex flex-wrap gap-2.5">
          <a href={pathTo(language, 'home', { anchor: 'nutraceuticals' })} className={buttonClass('accent')}>
            {t('buy')}
          </a>
          <SiteLink href={pathTo(language, 'blog')} className={buttonClass('outline')}>
            {t('allPosts')}
          </SiteLink>
        </div>
      </article>
      <ReadAlso except={post.slug} />
    </>
  )
}

/** The works an article leans on, numbered as in its text. */
function References({ post, title }: { post: Post; title: string }) {
  return (
    <section aria-labelledby="references" className="mt-14 max-w-176 border-t border-line pt-8">
      <h2 id="references" className="title-3">
        {title}
      </h2>
      <ol className="mt-4 grid list-decimal gap-3 pl-6 text-sm text-muted marker:font-display">
        {post.references.map((reference) => (
          <li key={reference.url}>
            <a href={reference.url} rel="noopener nofollow" className="text-ink underline underline-offset-2" lang="en">
              {reference.title}
            </a>
            . {reference.source}, {reference.year}.
          </li>
        ))}
      </ol>
    </section>
  )
}
