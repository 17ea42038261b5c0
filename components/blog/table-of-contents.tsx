import type { Heading } from '#lib/blog/headings'

/** Fewer sections than this need no table of contents. */
const worthwhile = 4

/** Sections of a long article. */
export function TableOfContents({ title, headings }: { title: string; headings: readonly Heading[] }) {
  if (headings.length < worthwhile) return null
  return (
    <nav aria-labelledby="contents" className="mt-10 max-w-176 rounded-2xl bg-wash p-5 lg:p-7 print:hidden">
      <h2 id="contents" className="mb-2 font-sans text-base font-semibold">
        {title}
      </h2>
      <ol className="sm:columns-2 sm:gap-8">
        {headings.map(({ id, title: text }) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="inline-block py-1.5 text-[0.9375rem] underline-offset-4 hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
