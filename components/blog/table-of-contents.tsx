import { CurrentSection } from '#components/blog/current-section'
import type { Heading } from '#lib/blog/headings'

/** Fewer sections than this need no table of contents. */
const worthwhile = 4

/** Sections of a long article, the one being read marked. */
export function TableOfContents({ title, headings }: { title: string; headings: readonly Heading[] }) {
  if (headings.length < worthwhile) return null
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
