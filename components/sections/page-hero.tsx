import type { ReactNode } from 'react'
import { joinHeadingWords } from '#lib/i18n/short-words'

type HeroProps = { title: string; lead: string; actions?: ReactNode; children?: ReactNode }

/**
 * The first screen of a page: the title with a line for each sentence, then `lead`, `actions` and
 * `children`.
 */
export function PageHero({ title, lead, actions, children }: HeroProps): ReactNode {
  return (
    <div className="wrap page-top">
      <h1 className="max-w-[12em] title-1">
        {joinHeadingWords(title)
          .split(/(?<=\.) /)
          .map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
      </h1>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-16 gap-y-5 lg:mt-10">
        <p className="lead basis-150">{lead}</p>
        {actions}
      </div>
      {children}
    </div>
  )
}
