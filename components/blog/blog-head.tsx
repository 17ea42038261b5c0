import { getTranslations } from 'next-intl/server'
import { Posts } from '#components/blog/posts'
import { BlogJsonLd } from '#components/seo/json-ld'
import { buttonClass } from '#components/ui/button'
import { Section } from '#components/ui/section'
import { filledTopics, listPosts } from '#lib/blog/blog'
import { maxQueryLength } from '#lib/blog/search'
import { env } from '#lib/env'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { blogPageMeta } from '#lib/seo/page-metadata'
import { joinHeadingWords, joinShortWords } from '#lib/text/short-words'

async function SearchForm({ query = '' }: { query?: string | undefined }) {
  const t = await getTranslations('BlogSearch')
  const locale = await currentLocale()
  return (
    <form role="search" action={pathTo(locale, 'blogSearch')} className="blog-search">
      <label htmlFor="blog-search" className="sr-only">
        {t('label')}
      </label>
      <input
        id="blog-search"
        type="search"
        name="q"
        defaultValue={query}
        placeholder={t('placeholder')}
        maxLength={maxQueryLength}
        required
        enterKeyHint="search"
        autoComplete="off"
      />
      <button className={buttonClass('primary')}>{t('submit')}</button>
    </form>
  )
}

type TopicLinksProps = {
  /** What is shown: the whole list (`all`), or one topic; none of them among search results. */
  current?: string | undefined
}

async function TopicLinks({ current }: TopicLinksProps) {
  const t = await getTranslations('Blog')
  const locale = await currentLocale()
  const topics = await filledTopics(locale)
  if (topics.length === 0) return null
  const links = [
    { id: 'all', href: pathTo(locale, 'blog'), name: t('all') },
    ...topics.map(({ id, name }) => ({ id, href: pathTo(locale, 'blogTopic', { slug: id }), name: name[locale] })),
  ]
  return (
    <nav aria-label={t('topics')}>
      <ul className="topics">
        {links.map(({ id, href, name }) => (
          <li key={id}>
            <a href={href} aria-current={id === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Props = TopicLinksProps & { title: string; lead?: string; query?: string }

export function BlogHead({ title, lead, current, query }: Props) {
  return (
    <div className="blog-head">
      <h1 className={query === undefined ? 'title-1' : 'title-2'}>{joinHeadingWords(title)}</h1>
      {lead && <p className="lead">{joinShortWords(lead)}</p>}
      <SearchForm query={query} />
      <TopicLinks current={current} />
    </div>
  )
}

const linkClass = 'text-link font-semibold'

/** A page of the blog's list. More goes on; links to its neighbours are for crawlers and visitors without JavaScript. */
export async function BlogListPage({ page }: { page: number }) {
  const t = await getTranslations('Blog')
  const locale = await currentLocale()
  const initial = await listPosts({ locale, page }, { fallback: 3 })
  const title = page === 1 ? t('title') : t('pageTitle', { page: String(page) })
  const pathOf = (number: number) =>
    number === 1 ? pathTo(locale, 'blog') : pathTo(locale, 'blogPage', { slug: String(number) })
  return (
    <>
      <div className="wrap blog-page">
        <BlogJsonLd meta={await blogPageMeta(page)} name={page === 1 ? undefined : title} posts={initial.data} />
        <BlogHead title={title} lead={t('lead')} current="all" />
        <Posts initial={initial} page={page} headingLevel="h2" look="link" isPage isFeatured={page === 1} />
        {(page > 1 || initial.links.next !== null) && (
          <nav aria-label={t('pages')} className="blog-neighbours line-above">
            {page > 1 && (
              <a href={pathOf(page - 1)} rel="prev" className={linkClass}>
                {t('previous')}
              </a>
            )}
            {initial.links.next !== null && (
              <a href={pathOf(page + 1)} rel="next" className={linkClass}>
                {t('next')}
              </a>
            )}
          </nav>
        )}
      </div>
      {/* The rules are of the clinic’s own articles. */}
      {page === 1 && env.API_URL === undefined && <PublishingRules />}
    </>
  )
}

/** Each is held by `npm run check`; without a confirmed reviewer no review is told (decisions, "Honesty"). */
async function PublishingRules() {
  const t = await getTranslations('Blog')
  return (
    <Section id="rules" title={t('rules.title')} className="bg-wash">
      <ul className="mt-8 grid max-w-160 list-disc gap-3 pl-5">
        {(['sources', 'languages', 'dates', 'emergencies', 'review'] as const).map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
      </ul>
    </Section>
  )
}
