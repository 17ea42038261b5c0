import type { ReactNode } from 'react'
import type { Article } from '#lib/content/schemas/article'
import type { InLanguage } from '#lib/content/localized'

type Fact = InLanguage<Article['keyFacts'][number]>

/**
 * The first key fact of an article, below the cover. With `isCaption` the cover shows the number of
 * the fact, and the fact is small. Without `isCaption` the number of the fact is large.
 */
export function FirstKeyFact({
  fact: { value, meaning },
  isCaption,
}: {
  fact: Fact
  isCaption: boolean
}): ReactNode {
  if (isCaption)
    return (
      <p className="bg-wash px-4 py-3 text-sm lg:px-6 lg:py-4 print:bg-transparent print:px-0">
        <b className="font-semibold">{value}</b> <span>{meaning}</span>
      </p>
    )
  return (
    <p className="flex flex-col justify-center gap-y-2 bg-wash p-4 sm:p-6 lg:flex-row lg:flex-wrap lg:items-baseline lg:justify-start lg:gap-x-4 print:bg-transparent print:px-0 print:text-ink">
      <b className="title-1 max-sm:text-3xl! lg:whitespace-nowrap">{withSmallWords(value)}</b>
      <span className="min-w-0 text-sm lg:flex-[1_1_10rem]">{meaning}</span>
    </p>
  )
}

type KeyFactsProps = { facts: readonly Fact[]; title: string; children: ReactNode }

/**
 * A box with a title and all numbers of an article except the main number. `children` is the link
 * to the printable sheet of the article.
 */
export function KeyFacts({ facts, title, children }: KeyFactsProps): ReactNode {
  return (
    <section
      aria-labelledby="key-facts"
      className="my-8 max-w-172.5 rounded-2xl bg-wash p-5 break-inside-avoid lg:my-10 lg:p-6"
    >
      <h2 id="key-facts" className="mb-3">
        {title}
      </h2>
      <dl>
        {facts.map(({ value, meaning }) => (
          // With large text the row wraps, so that the meaning stands below the value.
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

/** Matches a value such as `до 120/80 мм рт. ст.` in three parts: words, digits, words. */
const valueParts = /^(\D*?)([+−]?\d(?:[\d\s.,/–%]*[\d%])?)(.*)$/

/** Renders the digits of a value large and its words small. A value without digits is small. */
function withSmallWords(value: string): ReactNode {
  const [, before, digits, after] = valueParts.exec(value) ?? []
  if (digits === undefined) return <small className="text-xl">{value}</small>
  return (
    <>
      {before && <small className="text-base [letter-spacing:0]">{before}</small>}
      {digits}
      {after && <small className="text-base [letter-spacing:0]">{after}</small>}
    </>
  )
}
