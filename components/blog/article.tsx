import { getTranslations } from 'next-intl/server'
import { ArticleContent, type ArticleLabels } from '#components/blog/article-content'
import { ArticleByline, ArticleLinks, ArticleReferences, ArticleTop, KeyFacts } from '#components/blog/article-parts'
import { LiveArticle } from '#components/blog/live-article'
import { ReadAlso } from '#components/blog/read-also'
import { ShareButton } from '#components/blog/share-button'
import { ArticleFigure } from '#components/figures/figure'
import { ArticleJsonLd } from '#components/seo/json-ld'
import { buttonClass } from '#components/ui/button'
import { articleWays } from '#content/article-ways'
import { articlesOnSupplements } from '#content/articles-on-supplements'
import { keyFacts } from '#content/key-facts'
import { findFigure, isEmbedded } from '#lib/blog/embedded'
import { type Post, postVersion } from '#lib/blog/post'
import { sheetSlugs } from '#lib/blog/sheet'
import { inlineCover } from '#components/figures/cover-drawing'
import { currentLocale } from '#lib/i18n/current-locale'
import { localeDetails } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { withoutWordJoiners } from '#lib/text/short-words'

async function articleLabels(): Promise<ArticleLabels> {
  const t = await getTranslations('Article')
  return {
    contents: t('contents'),
    published: t('published', { date: '%s' }),
    updated: t('updated', { date: '%s' }),
    reviewed: t('reviewed', { date: '%s' }),
    reading: t('reading', { time: '%s' }),
  }
}

/** An article: sign-up on top, title, text, links, sources, what the clinic does about it, nutraceuticals at the bottom (spec section 2). */
export async function Article({ post }: { post: Post }) {
  const t = await getTranslations('Article')
  const locale = await currentLocale()
  const figure = await findFigure(post, locale)
  const isOwn = await isEmbedded(post, locale)
  const way = post.slug in articleWays ? articleWays[post.slug] : 'home'
  const facts = isOwn ? keyFacts[post.slug] : undefined
  const sheetLink = isOwn && (await sheetSlugs()).includes(post.slug) && (
    <a href={pathTo(locale, 'sheet', { slug: post.slug })} className={buttonClass('outline')}>
      {(await getTranslations('Sheet'))('print')}
    </a>
  )
  const drawn = {
    locale,
    labels: await articleLabels(),
    top: (
      <>
        {post.mark && <p className="note">{post.mark}</p>}
        <ArticleTop />
      </>
    ),
    byline: <ArticleByline post={post} />,
  }
  // By this very name the bundler knows the branch, and leaves its script out of a build.
  // eslint-disable-next-line no-restricted-syntax
  const preview = process.env.NODE_ENV === 'development' ? await import('#lib/blog/refresh-on-save') : undefined
  return (
    <>
      {preview && (
        <preview.RefreshOnSave
          path={`/api/${localeDetails[locale].provider}/post/${encodeURIComponent(post.slug)}`}
          version={postVersion(post)}
        />
      )}
      <ArticleJsonLd post={post} />
      <article className="article">
        <div className="reading-band" aria-hidden="true">
          <span>
            <i />
          </span>
        </div>
        <div className="wrap">
          <LiveArticle slug={post.slug} version={postVersion(post)} {...drawn}>
            <ArticleContent
              post={{ ...post, cover: await inlineCover(post) }}
              {...drawn}
              facts={facts && <KeyFacts facts={facts}>{sheetLink}</KeyFacts>}
              figure={figure && <ArticleFigure figure={figure} />}
            />
          </LiveArticle>
          <div className="article-end">
            <ArticleLinks slugs={post.related} />
            <ArticleReferences references={post.references} />
            <p className="note mt-12">{t('disclaimer')}</p>
            {articlesOnSupplements.includes(post.slug) && <p className="mt-12">{t('supplements')}</p>}
            <div className="article-ways">
              {way && (
                <a
                  href={way === 'home' ? pathTo(locale, 'home', { anchor: 'subscribe' }) : pathTo(locale, way)}
                  className={buttonClass('primary')}
                >
                  {t(`ways.${way}`)}
                </a>
              )}
              <a href={pathTo(locale, 'blog')} className={buttonClass('outline')}>
                {t('allPosts')}
              </a>
              <ShareButton title={withoutWordJoiners(post.title)} labels={{ share: t('share'), copied: t('copied') }} />
            </div>
            {way && (
              <p className="note mt-8">
                <a href={pathTo(locale, 'home', { anchor: 'nutraceuticals' })} className="underline">
                  {t('buy')}
                </a>
              </p>
            )}
          </div>
        </div>
      </article>
      <ReadAlso except={post.slug} />
    </>
  )
}
