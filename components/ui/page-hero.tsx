import type { ReactNode } from 'react'
import { joinHeadingWords } from '#lib/text/short-words'

type Props = { id?: string; title: string; lead: string; actions: ReactNode; children: ReactNode }

/** First screen of a page: title, a line for each sentence, lead and actions beside each other, what the page shows under them. */
export function PageHero({ id, title, lead, actions, children }: Props) {
  return (
    <div id={id} className="wrap page-hero">
      <h1 className="title-1">
        {joinHeadingWords(title)
          .split(/(?<=\.) /)
          .map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
      </h1>
      <div className="page-hero-text">
        <p className="lead">{lead}</p>
        {actions}
      </div>
      {children}
    </div>
  )
}
