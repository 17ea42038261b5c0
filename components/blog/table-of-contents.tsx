import type { ReactNode } from 'react'
import { CurrentSection } from '#components/blog/current-section'
import type { Heading } from '#lib/blog/article-html'

/** Minimum number of headings for which an article gets a table of contents. */
const minHeadings = 4

type TableOfContentsProps = { title: string; headings: readonly Heading[] }

/**
 * Links to the sections of a text. The list is closed on phones, so that the text begins near the
 * first screen. On a wide screen `CurrentSection` opens the list.
 */
export function TableOfContents({ title, headings }: TableOfContentsProps): ReactNode {
  if (headings.length < minHeadings) return null
  return (
    <nav aria-labelledby="contents" className="contents-list">
      <details>
        <summary className="question line-above lg:border-0!">
          <h2 id="contents">{title}</h2>
        </summary>
        <ol>
          {headings.map(({ id, title: text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
        <CurrentSection />
      </details>
    </nav>
  )
}
