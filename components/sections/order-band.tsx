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
      <div className="wrap grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.4fr_1fr]">
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
