import type { ReactNode } from 'react'
import type { Article } from '#lib/content/article'
import type { CoverGround } from '#lib/content/figure'
import type { In } from '#lib/content/in-language'

type Fact = In<Article['keyFacts'][number]>

const grounds = {
  wash: 'bg-wash',
  pistachio: 'bg-pistachio text-plum',
  plum: 'bg-plum text-white',
} as const

type KeyNumberProps = { fact: Fact; ground?: CoverGround | undefined }

/** The article's number on the ground of its cover, under which it stands. */
export function KeyNumber({ fact: { value, meaning }, ground = 'wash' }: KeyNumberProps) {
  return (
    <p
      className={`flex flex-wrap items-baseline gap-x-4 gap-y-2 p-5 lg:p-6 print:bg-transparent print:px-0 print:text-ink ${grounds[ground]}`}
    >
      <b className="title-1 whitespace-nowrap">{withSmallWords(value)}</b>
      <span className="min-w-0 flex-[1_1_10rem] text-sm">{meaning}</span>
    </p>
  )
}

type KeyFactsProps = { facts: readonly Fact[]; title: string; children: ReactNode }

export function KeyFacts({ facts, title, children }: KeyFactsProps) {
  return (
    <section
      aria-labelledby="key-facts"
      className="mb-8 rounded-2xl bg-wash p-5 break-inside-avoid lg:p-6"
    >
      <h2 id="key-facts" className="mb-3">
        {title}
      </h2>
      <dl>
        {facts.map(({ value, meaning }) => (
          // Below each other where the words are too large for two columns.
          <div
            key={value}
            className="line-above flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3 last:pb-0"
          >
            <dt className="title-2 min-w-28 text-2xl! whitespace-nowrap">
              {withSmallWords(value)}
            </dt>
            <dd className="min-w-0 flex-[1_1_9rem] text-sm">{meaning}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}

/** Figures as large as they are, the words before and after them small; a value without any is a word. */
function withSmallWords(value: string): ReactNode {
  const [, before, figures, after] = /^(\D*?)([+−]?\d(?:[\d\s.,/–%]*[\d%])?)(.*)$/.exec(value) ?? []
  if (figures === undefined) return <small className="text-xl">{value}</small>
  return (
    <>
      {before && <small className="text-base [letter-spacing:0]">{before}</small>}
      {figures}
      {after && <small className="text-base [letter-spacing:0]">{after}</small>}
    </>
  )
}
