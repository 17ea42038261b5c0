import { getTranslations } from 'next-intl/server'
import { ArticleContent } from '#components/blog/article-content'
import { ArticleLinks } from '#components/blog/article-links'
import { ArticleReferences } from '#components/blog/article-references'
import { FreshArticle } from '#components/blog/fresh-article'
import { ReadAlso } from '#components/blog/read-also'
import { ShareButton } from '#components/blog/share-button'
import { ArticleJsonLd } from '#components/seo/article-json-ld'
import { buttonClass } from '#components/ui/button'
import { SiteLink } from '#components/ui/site-link'
import { articleLabels } from '#components/blog/article-labels'
import { findPerson } from '#lib/blog/people'
import { postVersion } from '#lib/blog/post-version'
import type { Post } from '#lib/blog/types'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo } from '#lib/i18n/routes'

/** An article: sign-up on top, title, text, links, sources, nutraceuticals at the bottom (spec section 2). */
export async function Article({ post }: { post: Post }) {
  const t = await getTranslations('Article')
  const language = await currentLanguage()
  const drawn = { language, labels: await articleLabels(), byline: <Byline post={post} /> }
  return (
    <>
      <ArticleJsonLd post={post} />
      <article className="wrap pt-6 pb-16 lg:pt-10 lg:pb-24">
        <a href={pathTo(language, 'home', { anchor: 'subscribe' })} className={buttonClass('primary', 'mb-10')}>
          {t('signUp')}
        </a>
        <FreshArticle slug={post.slug} version={postVersion(post)} {...drawn}>
          <ArticleContent post={post} {...drawn} />
        </FreshArticle>
        <ArticleLinks slugs={post.related} />
        <ArticleReferences references={post.references} />
        <div className="mt-12 flex flex-wrap gap-2.5">
          <a href={pathTo(language, 'home', { anchor: 'nutraceuticals' })} className={buttonClass('accent')}>
            {t('buy')}
          </a>
          <SiteLink href={pathTo(language, 'blog')} className={buttonClass('outline')}>
            {t('allPosts')}
          </SiteLink>
          <ShareButton title={post.title} labels={{ share: t('share'), copied: t('copied') }} />
        </div>
      </article>
      <ReadAlso except={post.slug} />
    </>
  )
}

/** Who wrote the article and which doctor checked it, where it says so. */
async function Byline({ post }: { post: Post }) {
  const t = await getTranslations('Article')
  const language = await currentLanguage()
  const people = [
    [findPerson(post.author), 'author'],
    [findPerson(post.reviewer), 'reviewer'],
  ] as const
  return people.map(
    ([person, part]) =>
      person && (
        <p key={part} className="note mt-1">
          {t(part, { name: person.name[language], role: person.role[language].toLocaleLowerCase() })}
        </p>
      ),
  )
}
