import type { ComponentProps } from 'react'
import { SearchForm } from '#components/blog/search-form'
import { TopicLinks } from '#components/blog/topic-links'
import { joinHeadingWords, joinShortWords } from '#lib/text/short-words'

type Props = ComponentProps<typeof TopicLinks> & ComponentProps<typeof SearchForm> & { title: string; lead?: string }

/** Top of every page of the blog: what it lists, the search box, and the topics. */
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
