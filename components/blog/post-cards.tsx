import type { ReactNode } from 'react'
import { PostCover } from '#components/blog/post-cover'
import { buttonClass } from '#components/ui/button'
import type { PostSummary } from '#lib/blog/post'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { type DayFormat, writeDay } from '#lib/i18n/day-format'

/**
 * CSS classes of the grid of cards. A large screen has six columns, and a card takes two, three or
 * six of these columns. With the attribute `data-compact`, each card on a phone is a row: cover,
 * then text.
 */
export const cardGrid =
  'grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-6 max-md:data-compact:gap-y-6'

export type PostCardsProps = {
  posts: readonly PostSummary[]
  locale: Locale
  dayFormat: DayFormat
  labels: { readMore: string }
  /** Heading level of the titles on the cards: one level below the heading of the list. */
  headingLevel: 'h2' | 'h3'
  /** Style of the Read more link. The list “Read also” uses `outline` (spec section 2). */
  look: 'link' | 'outline'
  /**
   * Width of the first cards on a large screen. `card`: one card of full width, then two of half
   * width. `halves`: two cards of half width. All other cards have a third of the width. Without
   * `lead`, every card has a third of the width.
   */
  lead?: keyof typeof shapes | false | undefined
  /** On a phone, shows only the first three cards. */
  isShort?: boolean | undefined
  isFirst?: boolean | undefined
}

const note = 'note mt-5 mb-2 max-md:in-data-compact:mt-0 max-md:in-data-compact:mb-1'
const cardLink =
  'card-link self-start max-md:in-data-compact:[font-size:0] max-md:in-data-compact:absolute max-md:in-data-compact:inset-0 max-md:in-data-compact:self-stretch max-md:in-data-compact:border-transparent! max-md:in-data-compact:bg-transparent!'

/** CSS classes of the card, and CSS classes of the cover inside the card. */
type Shape = readonly [card: string, cover: string]
const half: Shape = ['lg:col-span-3', 'lg:aspect-8/5']
const third: Shape = ['lg:col-span-2', '']
const shapes: Record<'card' | 'halves', readonly Shape[]> = {
  card: [['col-span-full lg:flex-row lg:gap-x-8', 'md:aspect-8/5 lg:w-7/12'], half, half],
  halves: [half, half],
}

export function PostCards(props: PostCardsProps): ReactNode {
  const { posts, locale, dayFormat, labels, headingLevel: Heading } = props
  const { look, lead, isShort, isFirst } = props
  return (
    <ul className="contents">
      {posts.map(({ slug, title, excerpt, cover, number, published, mark }, index) => {
        const [place, coverShape] = (lead && shapes[lead][index]) || third
        const isLarge = lead === 'card' && index === 0
        // In the narrow cards of “Read also”, the longest words fit smaller letters only.
        const isNarrow = lead === 'halves' && index >= shapes.halves.length
        const hidden = isShort && index > 2 ? ' max-md:hidden noscript:max-md:flex' : ''
        return (
          <li
            key={slug}
            data-slug={slug}
            className={`group relative flex flex-col max-md:in-data-compact:flex-row max-md:in-data-compact:gap-4 ${place}${hidden}`}
          >
            <span
              className={`aspect-4/3 shrink-0 overflow-hidden rounded-2xl max-md:in-data-compact:w-28 max-md:in-data-compact:max-w-1/3 max-md:in-data-compact:self-start ${coverShape}`}
            >
              <PostCover
                cover={cover}
                number={number}
                isFirst={isFirst && index === 0}
                className="size-full"
              />
            </span>
            <div className={`flex min-w-0 flex-1 flex-col${isLarge ? ' lg:justify-end' : ''}`}>
              {published && <p className={note}>{writeDay(dayFormat, published)}</p>}
              {mark && <p className={note}>{mark}</p>}
              <Heading
                className={`title-3 underline-offset-4 decoration-2 group-hover:underline max-md:in-data-compact:text-base/tight! max-[22rem]:in-data-compact:text-sm/tight! ${isLarge ? 'text-2xl! xl:text-3xl!' : ''}${isNarrow ? 'lg:max-xl:text-base/tight!' : ''}`}
              >
                {title}
              </Heading>
              <p
                className={`mt-2 mb-4 text-muted max-md:in-data-compact:hidden ${isLarge ? 'lg:mt-5' : 'grow'}`}
              >
                {excerpt}
              </p>
              <a
                href={pathTo(locale, 'article', { slug })}
                // Safari focuses a clicked link only when the link has a `tabIndex`. The view
                // transition needs this focus (docs/decisions/0013).
                tabIndex={0}
                className={
                  look === 'outline'
                    ? buttonClass(look, cardLink)
                    : `text-link font-semibold text-mark ${cardLink}`
                }
              >
                {labels.readMore}
                <span className="sr-only">{`: ${title}`}</span>
              </a>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
