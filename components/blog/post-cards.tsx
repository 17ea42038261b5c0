import { buttonClass } from '#components/ui/button'
import type { PostSummary } from '#lib/blog/post'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { formatDay } from '#lib/i18n/format'

type CoverProps = { cover: string; isFirst?: boolean | undefined; className: string }

/** The cover of a post, cropped to its box. Decoration: the title beside it names the article. `isFirst`: on the first screen, fetched at once. */
export function Cover({ cover, isFirst, className }: CoverProps) {
  const look = `object-cover bg-wash rounded-2xl ${className}`
  const loading = isFirst ? undefined : 'lazy'
  return <img className={look} src={cover} alt="" aria-hidden="true" width="480" height="360" loading={loading} />
}

/** What cards stand in: six columns, of which two, three or all are a card's. */
export const cardGrid = 'grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-6'

export type PostCardsProps = {
  posts: readonly PostSummary[]
  locale: Locale
  labels: { readMore: string }
  /** Keeps the page's outline without jumps. */
  headingLevel: 'h2' | 'h3'
  /** How loud Read more is (spec section 2: the second list variant has an outline-style one). */
  look: 'link' | 'outline'
  /** A list that begins with a large card, or all there is, whose rows have no gap; else one that grows. */
  layout?: 'featured' | 'whole' | undefined
  /** Rows of cover, day and title on a phone. */
  isCompact?: boolean | undefined
  /** No more than three on a phone. */
  isShort?: boolean | undefined
  isFirst?: boolean | undefined
}

export function PostCards({ posts, layout, isCompact, isShort, isFirst, ...card }: PostCardsProps) {
  return (
    <ul className="contents">
      {posts.map((post, index) => {
        const [place, cover] = shapeOf(layout, index, posts.length)
        const rows = isCompact ? ' max-md:flex-row max-md:gap-4' : ''
        const hidden = isShort && index > 2 ? ' max-md:hidden noscript:max-md:flex' : ''
        return (
          <li key={post.slug} data-slug={post.slug} className={`group relative flex ${place}${rows}${hidden}`}>
            <span
              className={`shrink-0 overflow-hidden rounded-2xl ${cover}${isCompact ? ' max-md:w-28 max-md:max-w-1/3 max-md:self-start' : ''}`}
            >
              <Cover cover={post.cover} isFirst={isFirst && index === 0} className="size-full" />
            </span>
            <PostWords post={post} isLarge={layout === 'featured' && index === 0} isCompact={isCompact} {...card} />
          </li>
        )
      })}
    </ul>
  )
}

/** Classes of a card and of its cover. */
function shapeOf(layout: PostCardsProps['layout'], index: number, count: number): readonly [string, string] {
  if (layout === 'featured' && index === 0)
    return ['col-span-full flex-col lg:flex-row lg:gap-x-8', 'aspect-4/3 md:aspect-8/5 lg:w-7/12']
  const halves = layout === 'featured' ? 3 : layout === 'whole' && count > 1 ? ([0, 4, 2][count % 3] ?? 0) : 0
  const [place, cover] = index < halves ? ['lg:col-span-3', 'lg:aspect-8/5'] : ['lg:col-span-2', '']
  // Two in a row: an odd number begins with one that has the row to itself.
  const isAlone = layout === 'whole' && index === 0 && count % 2 === 1
  return isAlone
    ? [`flex-col md:max-lg:col-span-full ${place}`, `aspect-4/3 md:max-lg:aspect-2/1 ${cover}`]
    : [`flex-col ${place}`, `aspect-4/3 ${cover}`]
}

type WordsProps = Pick<PostCardsProps, 'locale' | 'labels' | 'headingLevel' | 'look' | 'isCompact'> & {
  post: PostSummary
  isLarge: boolean
}

function PostWords({ post, isLarge, isCompact, locale, labels, headingLevel: Heading, look }: WordsProps) {
  const { slug, title, excerpt, published, mark } = post
  const inRows = (classes: string) => (isCompact ? ` ${classes}` : '')
  const note = `note mt-5 mb-2${inRows('max-md:mt-0 max-md:mb-1')}`
  const heading = `title-3 group-hover:underline underline-offset-4 decoration-2 ${isLarge ? 'text-2xl! xl:text-3xl!' : ''}`
  const link = `card-link self-start${inRows('max-md:absolute max-md:inset-0 max-md:self-stretch max-md:[font-size:0]')}`
  const outline = `${link}${inRows('max-md:border-transparent! max-md:bg-transparent!')}`
  return (
    <div className={`flex min-w-0 flex-1 flex-col${isLarge ? ' lg:justify-end' : ''}`}>
      {published && <p className={note}>{formatDay(locale, published)}</p>}
      {mark && <p className={note}>{mark}</p>}
      <Heading className={`${heading}${inRows('max-md:text-base/tight! max-[22rem]:text-sm/tight!')}`}>{title}</Heading>
      <p className={`mt-2 mb-4 text-muted${isLarge ? '' : ' grow'}${inRows('max-md:hidden')}`}>{excerpt}</p>
      <a
        href={pathTo(locale, 'article', { slug })}
        // With it Safari too focuses what is pressed, which the view transition goes by (docs/decisions/0013).
        tabIndex={0}
        className={look === 'outline' ? buttonClass('outline', outline) : `text-link font-semibold text-mark ${link}`}
      >
        {labels.readMore}
        <span className="sr-only">{`: ${title}`}</span>
      </a>
    </div>
  )
}
