import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button'
import type { KeyFact } from '#content/key-facts'
import { markId, referenceId } from '#lib/blog/article-html'
import { embedded, findAuthor, type Author } from '#lib/blog/embedded'
import type { Post, Reference } from '#lib/blog/post'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/** Over an article's title: the way to the blog, and the sign-up action (spec section 2). */
export async function ArticleTop() {
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

/** Who wrote one of the clinic's articles, and which doctor checked it once one has, and how many sources it has. */
export async function ArticleByline({ post }: { post: Post }) {
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
export async function ArticleLinks({ slugs }: { slugs: readonly string[] }) {
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

/** The works an article leans on, numbered as in its text; each leads back to its first mark there. */
export async function ArticleReferences({ references }: { references: readonly Reference[] }) {
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
export async function KeyFacts({ facts, children }: { facts: readonly KeyFact[]; children?: ReactNode }) {
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
