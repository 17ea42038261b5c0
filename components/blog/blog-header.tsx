import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button'
import { getFilledTopics } from '#lib/blog/post-topics'
import { maxQueryLength } from '#lib/blog/search'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { joinHeadingWords, joinShortWords } from '#lib/i18n/short-words'

async function TopicLinks({ current }: { current?: string | undefined }): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Blog')
  const topics = await getFilledTopics(locale)
  if (topics.length === 0) return null
  const links = [
    { id: 'all', href: pathTo(locale, 'blog'), name: t('all') },
    ...topics.map(({ id, name }) => ({
      id,
      href: pathTo(locale, 'blogTopic', { slug: id }),
      name,
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

type BlogHeaderProps = {
  title: string
  lead?: string
  /**
   * The link that is marked as current: `all` for the whole list, or the id of a topic. Undefined
   * on the search page.
   */
  current?: string
  query?: string
}

/** Title, search form and links to topics above a list of posts. */
export async function BlogHeader({
  title,
  lead,
  current,
  query,
}: BlogHeaderProps): Promise<ReactNode> {
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
          className="min-h-13 min-w-0 flex-[1_1_10rem] rounded-xl border border-edge bg-paper px-4 text-base text-ink placeholder:text-muted max-[22rem]:px-3 max-[22rem]:placeholder:text-sm"
        />
        <button className={buttonClass('primary')}>{t('submit')}</button>
      </form>
      {lead && <p className="lead max-w-[34em] lg:col-span-full">{joinShortWords(lead)}</p>}
      <TopicLinks current={current} />
    </div>
  )
}
