import type { ReactNode } from 'react'
import { joinHeadingWords } from '#lib/short-words'

type Props = { id?: string; title: string; lead: string; actions: ReactNode; children: ReactNode }

/** First screen of a page: title, a line for each sentence, and lead side by side, what the page shows under them. */
export function PageHero({ id, title, lead, actions, children }: Props) {
  return (
    <div id={id} className="wrap pt-8 lg:pt-14">
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1.5fr_1fr]">
        <h1 className="title-1 max-w-[12em] self-start">
          {joinHeadingWords(title)
            .split(/(?<=\.) /)
            .map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
        </h1>
        <div>
          <p className="lead mb-7 max-w-[36em]">{lead}</p>
          {actions}
        </div>
      </div>
      {children}
    </div>
  )
}
