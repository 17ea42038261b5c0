import { ArticleContent } from '#components/blog/article-content'
import { LiveArticle, ShareButton } from '#components/blog/live-article'
import { KeyFacts, KeyNumber } from '#components/blog/key-facts'
import { ReadAlso } from '#components/blog/posts'
import { ArticleFigure } from '#components/figures/figure'
import { JsonLd } from '#components/seo/json-ld'
import { ButtonLink } from '#components/ui/button'
import { contentIn } from '#lib/content/current-content'
import { type Author, findAuthor } from '#lib/blog/article-people'
import { embeddedPosts } from '#lib/blog/embedded-posts'
import type { OpenArticle } from '#lib/blog/open-article'
import { type Post, getPostVersion } from '#lib/blog/post'
import { listSheetSlugs } from '#lib/blog/sheet'
import { inlineCover } from '#components/figures/cover-drawing'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { localeDetails } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { articleGraph } from '#lib/seo/json-ld/pages'
import { removeWordJoiners } from '#lib/text/short-words'
import { getMarkId, getReferenceId } from '#lib/blog/article-html'

/** Pages that an article may lead to at its end. */
const ways = { 'check-up': 'checkUp', 'weight-loss': 'weightLoss', nowhere: null } as const

/** An article: sign-up on top, title, text, links, sources, what the clinic does about it, nutraceuticals at the bottom (spec section 2). */
export async function Article({ article }: { article: OpenArticle }) {
  const { post, isOwn } = article
  const { t, locale } = await getPageTranslator('Article')
  const { t: blog } = await getPageTranslator('Blog')
  const own = contentIn(locale).articles.find(({ slug }) => slug === post.slug)
  const { figure, keyFacts: [main, ...facts] = [] } = (isOwn && own) || {}
  const way = own?.leadsTo ? ways[own.leadsTo] : 'home'
  const sheetLink = isOwn && listSheetSlugs().includes(post.slug) && (
    <ButtonLink
      href={pathTo(locale, 'sheet', { slug: post.slug })}
      look="outline"
      className="mt-5 w-full"
    >
      {(await getPageTranslator('Sheet')).t('print')}
    </ButtonLink>
  )
  const drawn = {
    locale,
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
        {/* The way to the blog, and the sign-up action (spec section 2). */}
        <a href={pathTo(locale, 'blog')} className="text-link text-sm text-muted">
          {blog('title')}
        </a>
        {/* The header’s own action steps aside while this one is in view. */}
        <ButtonLink
          href={pathTo(locale, 'home', { anchor: 'subscribe' })}
          className="min-h-11 px-4 py-2 text-sm [view-timeline:--form]"
        >
          {t('signUp')}
        </ButtonLink>
      </div>
    ),
    byline: <ArticleByline post={post} />,
  }
  // By this very name the bundler knows the branch, and leaves its script out of a build.
  // eslint-disable-next-line no-restricted-syntax
  const preview =
    process.env.NODE_ENV === 'development'
      ? await import('#components/blog/refresh-on-save')
      : undefined
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
        <div className="wrap justify-between gap-x-12 pt-2 pb-16 lg:grid lg:grid-cols-[minmax(0,690px)_clamp(288px,29vw,400px)] lg:grid-rows-[auto_auto_1fr] lg:pb-24">
          <LiveArticle slug={post.slug} version={getPostVersion(post)} {...drawn}>
            <ArticleContent
              post={{ ...post, cover: await inlineCover(post) }}
              {...drawn}
              number={main && <KeyNumber fact={main} ground={figure?.cover.ground} />}
              facts={
                (facts.length > 0 || sheetLink) && (
                  <KeyFacts facts={facts} title={t('facts')}>
                    {sheetLink}
                  </KeyFacts>
                )
              }
              figure={figure && <ArticleFigure figure={figure} />}
            />
          </LiveArticle>
          <div className="lg:row-start-3">
            <p className="note mt-12">{t('disclaimer')}</p>
            {own?.isOnSupplements && <p className="mt-4">{t('supplements')}</p>}
            <div className="mt-8 flex flex-wrap gap-3 print:hidden">
              {way && (
                <ButtonLink
                  href={pathTo(locale, way, { anchor: way === 'home' ? 'subscribe' : '' })}
                >
                  {t(`ways.${way}`)}
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
            {way && (
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

async function ArticleByline({ post }: { post: Post }) {
  const { t, locale } = await getPageTranslator('Article')
  const author = findAuthor(post.author)
  const reviewer = findAuthor(post.reviewer)
  if (!author) return null
  const words = ({ name, role }: Author) => ({
    name: name[locale],
    role: role[locale].toLocaleLowerCase(),
  })
  return (
    <>
      <p>{t('author', words(author))}</p>
      {reviewer && <p>{t('reviewer', words(reviewer))}</p>}
      {post.references.length > 0 && (
        <p>
          <a href="#references" className="underline">
            {t('sources', { count: post.references.length })}
          </a>
        </p>
      )}
    </>
  )
}

/** The Links block: other articles on the subject, closed until its title is chosen (spec section 2). */
async function ArticleLinks({ slugs }: { slugs: readonly string[] }) {
  const { t, locale } = await getPageTranslator('Article')
  const posts = await Promise.all(
    slugs.map((slug) => embeddedPosts.getPostQuickly({ locale, slug })),
  )
  const linked = posts.filter((post) => post !== null)
  if (linked.length === 0) return null
  return (
    <details className="line-above print:hidden">
      <summary className="question">{t('links')}</summary>
      <ul className="pb-6 lg:ml-auto lg:w-3/4">
        {linked.map(({ slug, title }) => (
          <li key={slug}>
            <a href={pathTo(locale, 'article', { slug })} className="text-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

async function ArticleReferences({ references }: Pick<Post, 'references'>) {
  const { t } = await getPageTranslator('Article')
  if (references.length === 0) return null
  return (
    <section
      aria-labelledby="references"
      className="line-above gap-y-4 py-6 lg:grid lg:grid-cols-4 lg:py-8"
    >
      <h2 id="references" className="title-3">
        {t('references')}
      </h2>
      <ol className="references max-lg:mt-4 lg:col-span-3">
        {references.map(({ url, title, source, year }, index) => (
          <li key={url} id={getReferenceId(index + 1)}>
            <span lang={/[а-яіїєґ]/i.test(title) ? 'uk' : 'en'}>
              <a href={url} rel="noopener nofollow">
                {title}
              </a>
              . {source}, {year}.
            </span>{' '}
            <a
              href={`#${getMarkId(index + 1)}`}
              aria-label={t('backToMark', { number: String(index + 1) })}
            >
              {t('back')}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
