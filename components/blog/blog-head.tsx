import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button'
import type { Topic } from '#content/topics'
import { filledTopics } from '#lib/blog/blog'
import { maxQueryLength } from '#lib/blog/search'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
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
  /** What is shown: the whole list, or one topic; none of them among search results. */
  current?: 'all' | Topic['id'] | undefined
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
