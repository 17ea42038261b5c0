import { getTranslations } from 'next-intl/server'
import { ArticleContent } from '#components/blog/article-content'
import { LiveArticle } from '#components/blog/live-article'
import { ReadAlso } from '#components/blog/read-also'
import { ShareButton } from '#components/blog/share-button'
import { ArticleFigure } from '#components/figures/figure'
import { ArticleJsonLd } from '#components/seo/json-ld'
import { buttonClass } from '#components/ui/button'
import { content } from '#lib/content/content'
import type { KeyFact } from '#lib/content/article'
import { type Author, embedded, findAuthor, isEmbedded } from '#lib/blog/embedded'
import { type Post, postVersion, type Reference } from '#lib/blog/post'
import { sheetSlugs } from '#lib/blog/sheet'
import { inlineCover } from '#components/figures/cover-drawing'
import { currentLocale } from '#lib/i18n/current-locale'
import { localeDetails } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { withoutWordJoiners } from '#lib/text/short-words'
import type { ReactNode } from 'react'
import { markId, referenceId } from '#lib/blog/article-html'

/** Pages that an article may lead to at its end. */
const ways = { 'check-up': 'checkUp', 'weight-loss': 'weightLoss', nowhere: null } as const

/** An article: sign-up on top, title, text, links, sources, what the clinic does about it, nutraceuticals at the bottom (spec section 2). */
export async function Article({ post }: { post: Post }) {
  const t = await getTranslations('Article')
  const locale = await currentLocale()
  // A provider's post of the same slug has another text.
  const isOwn = await isEmbedded(post, locale)
  const own = content.article(post.slug)
  const figure = isOwn ? own?.figure : undefined
  const way = own?.leadsTo ? ways[own.leadsTo] : 'home'
  const facts = isOwn && own && own.keyFacts.length > 0 ? own.keyFacts : undefined
  const sheetLink = isOwn && sheetSlugs().includes(post.slug) && (
    <a href={pathTo(locale, 'sheet', { slug: post.slug })} className={buttonClass('outline')}>
      {(await getTranslations('Sheet'))('print')}
    </a>
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
            {own?.isOnSupplements && <p className="mt-12">{t('supplements')}</p>}
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

/** Over an article's title: the way to the blog, and the sign-up action (spec section 2). */
async function ArticleTop() {
  const t = await getTranslations('Article')
  const blog = await getTranslations('Blog')
  const locale = await currentLocale()
  return (
    <div className="article-top">
      <a href={pathTo(locale, 'blog')}>{blog('title')}</a>
      <a href={pathTo(locale, 'home', { anchor: 'subscribe' })} className={buttonClass('primary')}>
        {t('signUp')}
      </a>
    </div>
  )
}

async function ArticleByline({ post }: { post: Post }) {
  const t = await getTranslations('Article')
  const locale = await currentLocale()
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
  const t = await getTranslations('Article')
  const locale = await currentLocale()
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
  const t = await getTranslations('Article')
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

/** An article in three numbers; `children` is what to do with it. */
async function KeyFacts({ facts, children }: { facts: readonly KeyFact[]; children?: ReactNode }) {
  const t = await getTranslations('Article')
  const locale = await currentLocale()
  return (
    <section aria-labelledby="key-facts" className="key-facts">
      <h2 id="key-facts">{t('facts')}</h2>
      <dl>
        {facts.map(({ value, meaning }) => (
          <div key={value.ua}>
            <dt>{value[locale]}</dt>
            <dd>{meaning[locale]}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
