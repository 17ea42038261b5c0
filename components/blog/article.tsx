import { getTranslations } from 'next-intl/server'
import { articlesOnSupplements } from '#content/articles-on-supplements'
import { ArticleContent } from '#components/blog/article-content'
import { ArticleLinks } from '#components/blog/article-links'
import { ArticleReferences } from '#components/blog/article-references'
import { articleLabels } from '#components/blog/article-labels'
import { LiveArticle } from '#components/blog/live-article'
import { ReadAlso } from '#components/blog/read-also'
import { ShareButton } from '#components/blog/share-button'
import { ArticleFigure } from '#components/figures/figure'
import { ArticleJsonLd } from '#components/seo/article-json-ld'
import { buttonClass } from '#components/ui/button'
import { SiteLink } from '#components/ui/site-link'
import { findFigure } from '#lib/blog/figure'
import { findPerson, type Person } from '#lib/blog/people'
import { postVersion } from '#lib/blog/post-version'
import type { Post } from '#lib/blog/types'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/** An article: sign-up on top, title, text, links, sources, nutraceuticals at the bottom (spec section 2). */
export async function Article({ post }: { post: Post }) {
  const t = await getTranslations('Article')
  const locale = await currentLocale()
  const figure = await findFigure(post, locale)
  const drawn = { locale, labels: await articleLabels(), byline: <Byline post={post} /> }
  return (
    <>
      <ArticleJsonLd post={post} />
      <article className="wrap pt-6 pb-16 lg:pt-10 lg:pb-24">
        <a href={pathTo(locale, 'home', { anchor: 'subscribe' })} className={buttonClass('primary', 'mb-10')}>
          {t('signUp')}
        </a>
        <LiveArticle slug={post.slug} version={postVersion(post)} {...drawn}>
          <ArticleContent post={post} {...drawn} figure={figure && <ArticleFigure figure={figure} />} />
        </LiveArticle>
        <ArticleLinks slugs={post.related} />
        <ArticleReferences references={post.references} />
        <p className="note mt-12 max-w-176">{t('disclaimer')}</p>
        {articlesOnSupplements.includes(post.slug) && <p className="mt-12 max-w-176">{t('supplements')}</p>}
        <div className="mt-12 flex flex-wrap gap-2.5">
          <a href={pathTo(locale, 'home', { anchor: 'nutraceuticals' })} className={buttonClass('accent')}>
            {t('buy')}
          </a>
          <SiteLink href={pathTo(locale, 'blog')} className={buttonClass('outline')}>
            {t('allPosts')}
          </SiteLink>
          <ShareButton title={post.title} labels={{ share: t('share'), copied: t('copied') }} />
        </div>
      </article>
      <ReadAlso except={post.slug} />
    </>
  )
}

/** Who wrote one of the clinic's articles, and which doctor checked it or that none has yet. */
async function Byline({ post }: { post: Post }) {
  const t = await getTranslations('Article')
  const locale = await currentLocale()
  const author = findPerson(post.author)
  const reviewer = findPerson(post.reviewer)
  if (!author) return null
  const words = ({ name, role }: Person) => ({ name: name[locale], role: role[locale].toLocaleLowerCase() })
  return (
    <>
      <p className="note mt-1">{t('author', words(author))}</p>
      <p className="note mt-1">{reviewer ? t('reviewer', words(reviewer)) : t('reviewPending')}</p>
    </>
  )
}
