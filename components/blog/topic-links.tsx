import { getTranslations } from 'next-intl/server'
import type { Topic } from '#content/topics'
import { filledTopics } from '#lib/blog/topic-posts'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

type Props = {
  /** What is shown: the whole list, or one topic; none of them among search results. */
  current?: 'all' | Topic['id'] | undefined
}

/** All articles, and the topics, each a page of its own. */
export async function TopicLinks({ current }: Props) {
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
