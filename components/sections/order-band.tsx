import type { ReactNode } from 'react'
import { joinHeadingWords } from '#lib/i18n/short-words'

type BandProps = { id: string; title: string; text: ReactNode; children: ReactNode }

export function OrderBand({ id, title, text, children }: BandProps): ReactNode {
  return (
    <section
      aria-labelledby={id}
      className="section bg-band text-on-band dark:bg-plum dark:text-white"
    >
      <div className="wrap grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h2 id={id} className="title-2 text-mark">
            {joinHeadingWords(title)}
          </h2>
          <p className="mt-5 max-w-140 text-lg">{text}</p>
        </div>
        <div className="lg:justify-self-end">{children}</div>
      </div>
    </section>
  )
}
