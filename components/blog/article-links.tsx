import { getTranslations } from 'next-intl/server'
import { OpeningArticle } from '#components/blog/opening-article'
import { SiteLink } from '#components/ui/site-link'
import { embedded } from '#lib/blog/embedded'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo } from '#lib/i18n/routes'

/** The Links block: other articles on the subject, closed until its title is chosen (spec section 2). */
export async function ArticleLinks({ slugs }: { slugs: readonly string[] }) {
  const t = await getTranslations('Article')
  const language = await currentLanguage()
  const posts = await Promise.all(slugs.map((slug) => embedded.post({ language, slug })))
  const linked = posts.filter((post) => post !== null)
  if (linked.length === 0) return null
  return (
    <details className="group mt-12 max-w-176 border-y border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-display text-xl tracking-[-0.02em] [&::-webkit-details-marker]:hidden">
        {t('links')}
        <span
          aria-hidden="true"
          className="mr-1 size-2.5 rotate-45 border-r-2 border-b-2 border-plum transition-transform group-open:-rotate-135"
        />
      </summary>
      <ul className="pb-5">
        {linked.map(({ slug, title }) => (
          <li key={slug}>
            <SiteLink
              href={pathTo(language, 'article', { slug })}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
            >
              {title}
              <OpeningArticle title={title} loading={t('loading')} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
