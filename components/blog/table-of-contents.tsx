import type { ReactNode } from 'react'
import { CurrentSection } from '#components/blog/current-section'
import type { Heading } from '#lib/blog/article-html'

/** An article with fewer headings gets no table of contents. */
const minHeadings = 4

type TableOfContentsProps = { title: string; headings: readonly Heading[] }

export function TableOfContents({ title, headings }: TableOfContentsProps): ReactNode {
  if (headings.length < minHeadings) return null
  return (
    <nav aria-labelledby="contents" className="contents-list">
      <h2 id="contents">{title}</h2>
      <ol>
        {headings.map(({ id, title: text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
      <CurrentSection />
    </nav>
  )
}
