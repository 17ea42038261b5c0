import type { CSSProperties, ReactNode } from 'react'
import type { PostSummary } from '#lib/blog/post'

type PostCoverProps = Pick<PostSummary, 'cover' | 'number'> & {
  isFirst?: boolean | undefined
  className: string
}

/**
 * The cover of a post: the large number of the article, or an image for a post without a number.
 * `className` sets the size, and the cover is cropped to this size. Screen readers skip the cover,
 * because the title beside the cover names the article. An image with `isFirst` is on the first
 * screen and is not loaded lazily.
 */
export function PostCover({ cover, number, isFirst, className }: PostCoverProps): ReactNode {
  if (number !== undefined) {
    const { text, width, height, markerAt } = number
    const measures = { '--width': width, '--height': height, '--at': markerAt } as CSSProperties
    return (
      <span className={`cover ${className}`} style={measures} aria-hidden="true" translate="no">
        <b>{text}</b>
      </span>
    )
  }
  const loading = isFirst ? undefined : 'lazy'
  return (
    <img
      className={`object-cover bg-wash rounded-2xl ${className}`}
      src={cover}
      alt=""
      aria-hidden="true"
      width="480"
      height="360"
      loading={loading}
    />
  )
}
