import { ArticleContent } from '#components/blog/article-content'
import { LiveArticle, ShareButton } from '#components/blog/article-parts'
import { ReadAlso } from '#components/blog/posts'
import { ArticleFigure } from '#components/figures/figure'
import { JsonLd } from '#components/seo/json-ld'
import { ButtonLink } from '#components/ui/button'
import { Facts } from '#components/ui/lists'
import { content } from '#lib/content/content'
import { type Author, embedded, findAuthor, isEmbedded } from '#lib/blog/embedded'
import { type Post, postVersion, type Reference } from '#lib/blog/post'
import { sheetSlugs } from '#lib/blog/sheet'
import { inlineCover } from '#components/figures/cover-drawing'
import { wordsOf } from '#lib/i18n/current-locale'
import { localeDetails } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { articleGraph } from '#lib/seo/json-ld/pages'
import { withoutWordJoiners } from '#lib/text/short-words'
import { markId, referenceId } from '#lib/blog/article-html'

/** Pages that an article may lead to at its end. */
const ways = { 'check-up': 'checkUp', 'weight-loss': 'weightLoss', nowhere: null } as const

/** An article: sign-up on top, title, text, links, sources, what the clinic does about it, nutraceuticals at the bottom (spec section 2). */
export async function Article({ post }: { post: Post }) {
  const { t, locale } = await wordsOf('Article')
  const { t: blog } = await wordsOf('Blog')
  // A provider's post of the same slug has another text.
  const isOwn = await isEmbedded(post, locale)
  const own = content.article(post.slug)
  const { figure, keyFacts: facts = [] } = (isOwn && own) || {}
  const way = own?.leadsTo ? ways[own.leadsTo] : 'home'
  const sheetLink = isOwn && sheetSlugs().includes(post.slug) && (
    <ButtonLink href={pathTo(locale, 'sheet', { slug: post.slug })} look="outline">
      {(await wordsOf('Sheet')).t('print')}
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
      <>
        {post.mark && <p className="note">{post.mark}</p>}
        {/* The way to the blog, and the sign-up action (spec section 2). */}
        <div className="article-top">
          <a href={pathTo(locale, 'blog')}>{blog('title')}</a>
          <ButtonLink href={pathTo(locale, 'home', { anchor: 'subscribe' })} className="min-h-11 px-4 py-2 text-sm">
            {t('signUp')}
          </ButtonLink>
        </div>
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
      <JsonLd graph={articleGraph(post)} />
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
              facts={
                facts.length > 0 && (
                  <section aria-labelledby="key-facts" className="key-facts">
                    <h2 id="key-facts">{t('facts')}</h2>
                    <Facts facts={facts.map(({ value, meaning }) => [value[locale], meaning[locale]])} />
                    {sheetLink}
                  </section>
                )
              }
              figure={figure && <ArticleFigure figure={figure} />}
            />
          </LiveArticle>
          <div className="article-end">
            <ArticleLinks slugs={post.related} />
            <ArticleReferences references={post.references} />
            <p className="note mt-12">{t('disclaimer')}</p>
            {own?.isOnSupplements && <p className="mt-12">{t('supplements')}</p>}
            <div className="article-ways">
              {way && (
                <ButtonLink href={pathTo(locale, way, { anchor: way === 'home' ? 'subscribe' : '' })}>
                  {t(`ways.${way}`)}
                </ButtonLink>
              )}
              <ButtonLink href={pathTo(locale, 'blog')} look="outline">
                {t('allPosts')}
              </ButtonLink>
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

async function ArticleByline({ post }: { post: Post }) {
  const { t, locale } = await wordsOf('Article')
  const author = findAuthor(post.author)
  const reviewer = findAuthor(post.reviewer)
  if (!author) return null
  const words = ({ name, role }: Author) => ({ name: name[locale], role: role[locale].toLocaleLowerCase() })
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
  const { t, locale } = await wordsOf('Article')
  const posts = await Promise.all(slugs.map((slug) => embedded.post({ locale, slug })))
  const linked = posts.filter((post) => post !== null)
  if (linked.length === 0) return null
  return (
    <details className="article-links line-above line-below">
      <summary className="plain title-3 flex min-h-14 items-center justify-between gap-4">
        {t('links')}
        <span aria-hidden="true" className="chevron mr-1" />
      </summary>
      <ul className="pb-5">
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

async function ArticleReferences({ references }: { references: readonly Reference[] }) {
  const { t } = await wordsOf('Article')
  if (references.length === 0) return null
  return (
    <section aria-labelledby="references" className="references">
      <h2 id="references">{t('references')}</h2>
      <ol>
        {references.map(({ url, title, source, year }, index) => (
          <li key={url} id={referenceId(index + 1)}>
            <span lang={/[а-яіїєґ]/i.test(title) ? 'uk' : 'en'}>
              <a href={url} rel="noopener nofollow">
                {title}
              </a>
              . {source}, {year}.
            </span>{' '}
            <a href={`#${markId(index + 1)}`} aria-label={t('backToMark', { number: String(index + 1) })}>
              {t('back')}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
