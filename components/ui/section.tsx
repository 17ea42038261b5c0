import type { ReactNode } from 'react'
import { wordsOf } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/text/short-words'

type Props = {
  id: string
  title: ReactNode
  /** Beside the title on wide screens. */
  lead?: ReactNode
  leadClass?: string
  className?: string
  /** Of the box that is as wide as the page's text. */
  wrapClass?: string
  children: ReactNode
}

export function Section({ id, title, lead, leadClass = 'lead', className = '', wrapClass = 'wrap', children }: Props) {
  const heading = (
    <h2 id={`${id}-title`} className="title-2">
      {typeof title === 'string' ? joinHeadingWords(title) : title}
    </h2>
  )
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`section ${className}`}>
      <div className={wrapClass}>
        {lead ? (
          <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1.4fr_1fr]">
            {heading}
            <p className={`max-w-140 ${leadClass}`}>{lead}</p>
          </div>
        ) : (
          heading
        )}
        {children}
      </div>
    </section>
  )
}

type HeroProps = { title: string; lead: string; actions: ReactNode; children: ReactNode }

/** First screen of a page: title, a line for each sentence, lead and actions beside each other, what the page shows under them. */
export function PageHero({ title, lead, actions, children }: HeroProps) {
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
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-16 gap-y-5 lg:mt-11">
        <p className="lead basis-150">{lead}</p>
        {actions}
      </div>
      {children}
    </div>
  )
}

/** The warning of the Law "On Advertising" (Article 21), wherever the site may be an advertisement of treatment. */
export async function SelfTreatment({ className }: { className?: string }) {
  const { t } = await wordsOf('Footer')
  return <p className={className}>{t('selfTreatment')}</p>
}
