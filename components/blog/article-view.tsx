import type { ReactNode } from 'react'
import { ArticleByline } from '#components/blog/article-byline'
import { ArticleContent } from '#components/blog/article-content'
import { LiveArticle } from '#components/blog/live-article'
import { ArticleLinks } from '#components/blog/article-links'
import { ArticleReferences } from '#components/blog/article-references'
import { FirstKeyFact, KeyFacts } from '#components/blog/key-facts'
import { ReadAlso } from '#components/blog/read-also'
import { ShareButton } from '#components/blog/share-button'
import { ArticleFigure } from '#components/figures/figure'
import { JsonLd } from '#components/seo/json-ld'
import { ButtonLink } from '#components/ui/button'
import { contentIn } from '#lib/content/current-content'
import type { OpenArticle } from '#lib/blog/open-article'
import { getPostVersion } from '#lib/blog/post'
import { listSheetSlugs } from '#lib/blog/sheet'
import { inlineCover } from '#components/figures/cover-drawing'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { getDayFormat } from '#lib/i18n/format'
import { localeDetails } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { articleGraph } from '#lib/seo/json-ld/pages'
import { removeWordJoiners } from '#lib/i18n/short-words'

/** Maps the `leadsTo` of an article to the route of the button at the article's end. */
const nextSteps = { 'check-up': 'checkUp', 'weight-loss': 'weightLoss', nowhere: null } as const

/**
 * The article page: sign-up button, title, text, references, Links block and nutraceuticals (spec
 * section 2).
 */
export async function ArticleView({ article }: { article: OpenArticle }): Promise<ReactNode> {
  const { post, isOwn } = article
  const { t, locale } = await getPageTranslator('Article')
  const { t: blog } = await getPageTranslator('Blog')
  const own = contentIn(locale).articles.find(({ slug }) => slug === post.slug)
  const { figure, keyFacts: [main, ...facts] = [] } = (isOwn && own) || {}
  const nextStep = own?.leadsTo ? nextSteps[own.leadsTo] : 'home'
  // A cover with a number needs no image.
  const cover = post.number === undefined ? await inlineCover(post) : post.cover
  const sheetLink = isOwn && listSheetSlugs().includes(post.slug) && (
    <ButtonLink
      href={pathTo(locale, 'sheet', { slug: post.slug })}
      look="outline"
      className="mt-5 w-full"
    >
      {(await getPageTranslator('Sheet')).t('print')}
    </ButtonLink>
  )
  const contentProps = {
    locale,
    dayFormat: getDayFormat(locale),
    labels: {
      contents: t('contents'),
      published: t('published', { date: '%s' }),
      updated: t('updated', { date: '%s' }),
      reviewed: t('reviewed', { date: '%s' }),
      reading: t('reading', { time: '%s' }),
    },
    top: (
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 print:hidden">
        {post.mark && <p className="note w-full">{post.mark}</p>}
        <a href={pathTo(locale, 'blog')} className="text-link text-sm text-muted">
          {blog('title')}
        </a>
        {/* While this button is in view, the header hides its own sign-up button. The header uses
            the timeline `--form` of this button (app/media.css). */}
        <ButtonLink
          href={pathTo(locale, 'home', { anchor: 'subscribe' })}
          className="min-h-11 px-4 py-2 text-sm [view-timeline:--form]"
        >
          {t('signUp')}
        </ButtonLink>
      </div>
    ),
    byline: <ArticleByline post={post} />,
    firstFact: main && <FirstKeyFact fact={main} isCaption={post.number !== undefined} />,
    facts: (facts.length > 0 || sheetLink) && (
      <KeyFacts facts={facts} title={t('facts')}>
        {sheetLink}
      </KeyFacts>
    ),
    figure: figure && <ArticleFigure figure={figure} />,
  }
  // The bundler replaces this expression by a constant, so that the production build omits the
  // import.
  // eslint-disable-next-line no-restricted-syntax -- `env` would keep the import in the build
  const isDev = process.env.NODE_ENV === 'development'
  const preview = isDev ? await import('#components/blog/refresh-on-save') : undefined
  return (
    <>
      {preview && (
        <preview.RefreshOnSave
          path={`/api/${localeDetails[locale].provider}/post/${encodeURIComponent(post.slug)}`}
          version={getPostVersion(post)}
        />
      )}
      <JsonLd graph={articleGraph(article)} />
      <article className="article">
        <div className="reading-band" aria-hidden="true">
          <span>
            <i className="marker" />
          </span>
        </div>
        <div className="wrap justify-between gap-x-12 pt-7 pb-16 lg:grid lg:grid-cols-[minmax(0,690px)_clamp(288px,29vw,400px)] lg:grid-rows-[auto_auto_1fr] lg:pt-12 lg:pb-24">
          <LiveArticle slug={post.slug} version={getPostVersion(post)} {...contentProps}>
            <ArticleContent post={{ ...post, cover }} {...contentProps} />
          </LiveArticle>
          <div className="lg:row-start-3">
            <p className="note mt-12">{t('disclaimer')}</p>
            {own?.isOnSupplements && <p className="mt-4">{t('supplements')}</p>}
            <div className="mt-8 flex flex-wrap gap-3 print:hidden">
              {nextStep && (
                <ButtonLink
                  href={pathTo(locale, nextStep, {
                    anchor: nextStep === 'home' ? 'subscribe' : '',
                  })}
                >
                  {t(`ways.${nextStep}`)}
                </ButtonLink>
              )}
              <ButtonLink href={pathTo(locale, 'blog')} look="outline">
                {t('allPosts')}
              </ButtonLink>
              <ShareButton
                title={removeWordJoiners(post.title)}
                labels={{ share: t('share'), copied: t('copied') }}
              />
            </div>
            {nextStep && (
              <p className="note mt-4 print:hidden">
                <a
                  href={pathTo(locale, 'home', { anchor: 'nutraceuticals' })}
                  className="text-link"
                >
                  {t('buy')}
                </a>
              </p>
            )}
          </div>
        </div>
        <div className="wrap">
          <ArticleReferences references={post.references} />
          <ArticleLinks slugs={post.related} />
        </div>
      </article>
      <ReadAlso except={post.slug} isRow />
    </>
  )
}
