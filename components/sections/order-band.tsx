import type { ReactNode } from 'react'
import { joinHeadingWords } from '#lib/text/short-words'

type Props = { id: string; title: string; text: ReactNode; children: ReactNode }

/** Closing call of a landing page: a title, a line of text and the way on. */
export function OrderBand({ id, title, text, children }: Props) {
  return (
    <section aria-labelledby={id} className="section order-band">
      <div className="section-head wrap grid gap-y-8">
        <div>
          <h2 id={id} className="title-2">
            {joinHeadingWords(title)}
          </h2>
          <p className="mt-5 max-w-140 text-lg">{text}</p>
        </div>
        <div className="lg:justify-self-end">{children}</div>
      </div>
    </section>
  )
}
