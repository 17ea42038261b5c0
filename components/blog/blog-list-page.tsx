import { Posts } from '#components/blog/posts'
import { JsonLd } from '#components/seo/json-ld'
import { buttonClass } from '#components/ui/button'
import { Lines } from '#components/ui/lists'
import { Section } from '#components/ui/section'
import { listPosts } from '#lib/blog/list-posts'
import { getFilledTopics } from '#lib/blog/post-topics'
import { maxQueryLength } from '#lib/blog/search'
import { env } from '#lib/env'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { blogGraph } from '#lib/seo/json-ld/pages'
import { blogPageMeta } from '#lib/seo/page-metadata'
import { joinHeadingWords, joinShortWords } from '#lib/text/short-words'

async function TopicLinks({ current }: { current?: string | undefined }) {
  const { t, locale } = await getPageTranslator('Blog')
  const topics = await getFilledTopics(locale)
  if (topics.length === 0) return null
  const links = [
    { id: 'all', href: pathTo(locale, 'blog'), name: t('all') },
    ...topics.map(({ id, name }) => ({
      id,
      href: pathTo(locale, 'blogTopic', { slug: id }),
      name: name,
    })),
  ]
  return (
    <nav aria-label={t('topics')} className="lg:col-span-full">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ id, href, name }) => (
          <li key={id}>
            <a
              href={href}
              aria-current={id === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-xl border border-edge px-4 hover:bg-wash aria-[current]:border-mark aria-[current]:bg-band aria-[current]:font-semibold aria-[current]:text-on-band"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Props = {
  title: string
  lead?: string
  /** What is shown: the whole list (`all`), or one topic; none of them among search results. */
  current?: string
  query?: string
}

export async function BlogHeader({ title, lead, current, query }: Props) {
  const { t, locale } = await getPageTranslator('BlogSearch')
  return (
    <div className="mb-12 grid gap-x-8 gap-y-6 lg:mb-16 lg:grid-cols-[7fr_5fr]">
      <h1 className={query === undefined ? 'title-1' : 'title-2'}>{joinHeadingWords(title)}</h1>
      <form
        role="search"
        action={pathTo(locale, 'blogSearch')}
        className="flex flex-wrap gap-2 self-start lg:mt-3"
      >
        <label htmlFor="blog-search" className="sr-only">
          {t('label')}
        </label>
        <input
          id="blog-search"
          type="search"
          name="q"
          defaultValue={query ?? ''}
          placeholder={t('placeholder')}
          maxLength={maxQueryLength}
          required
          enterKeyHint="search"
          autoComplete="off"
          className="min-h-13 min-w-0 flex-[1_1_10rem] rounded-xl border border-edge bg-paper px-4 text-base text-ink placeholder:text-muted"
        />
        <button className={buttonClass('primary')}>{t('submit')}</button>
      </form>
      {lead && <p className="lead max-w-[34em] lg:col-span-full">{joinShortWords(lead)}</p>}
      <TopicLinks current={current} />
    </div>
  )
}

/** A page of the blog's list. More goes on; the link back is for crawlers and visitors without JavaScript. */
export async function BlogListPage({ page }: { page: number }) {
  const { t, locale } = await getPageTranslator('Blog')
  const initial = await listPosts({ locale, page })
  const isFirst = page === 1
  const previous =
    page === 2 ? pathTo(locale, 'blog') : pathTo(locale, 'blogPage', { slug: String(page - 1) })
  const name = isFirst ? undefined : t('pageTitle', { page: String(page) })
  return (
    <>
      <div className="wrap page-top pb-24">
        <JsonLd graph={blogGraph(await blogPageMeta(page), name)} />
        <BlogHeader title={name ?? t('title')} lead={t('lead')} current="all" />
        <Posts
          initial={initial}
          page={page}
          headingLevel="h2"
          look="link"
          isFirst
          lead={isFirst && 'card'}
        />
        {!isFirst && (
          <p className="line-above mt-12 hidden pt-6 noscript:block">
            <a href={previous} rel="prev" className="text-link font-semibold">
              {t('previous')}
            </a>
          </p>
        )}
      </div>
      {/* The rules are of the clinic’s own articles. */}
      {isFirst && env.API_URL === undefined && <PublishingRules />}
    </>
  )
}

const rules = ['sources', 'languages', 'dates', 'emergencies', 'review'] as const

/** Each is held by `npm run check`; without a confirmed reviewer no review is told (decisions, "Honesty"). */
async function PublishingRules() {
  const { t } = await getPageTranslator('Blog')
  return (
    <Section id="rules" title={t('rules.title')} className="bg-wash">
      <Lines
        lines={rules.map((rule) => t(`rules.${rule}`))}
        className="mt-8 grid max-w-160 list-disc gap-3 pl-5"
      />
    </Section>
  )
}
