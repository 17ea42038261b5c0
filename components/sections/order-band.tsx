import type { ReactNode } from 'react'

/** Closing call of a landing page: a title, a line of text and the way on. */
export function OrderBand({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: ReactNode
  text: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="section bg-pistachio text-plum">
      <div className="section-head wrap grid gap-y-8">
        <div>
          <h2 id={id} className="title-2">
            {title}
          </h2>
          <p className="mt-5 max-w-140 text-lg">{text}</p>
        </div>
        <div className="lg:justify-self-end">{children}</div>
      </div>
    </section>
  )
}
