import type { ReactNode } from 'react'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/i18n/short-words'

type Props = {
  id: string
  title: ReactNode
  /** Shown beside the title on wide screens. */
  lead?: ReactNode
  leadClass?: string
  className?: string
  /** Classes of the inner box, which is as wide as the page's text. */
  wrapClass?: string
  children: ReactNode
}

export function Section({
  id,
  title,
  lead,
  leadClass = 'lead',
  className = '',
  wrapClass = 'wrap',
  children,
}: Props): ReactNode {
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

/**
 * The warning against self-treatment, which the Law "On Advertising" (Article 21) requires wherever
 * the site may advertise treatment.
 */
export async function SelfTreatment({ className }: { className?: string }): Promise<ReactNode> {
  const { t } = await getPageTranslator('Footer')
  return <p className={className}>{t('selfTreatment')}</p>
}
