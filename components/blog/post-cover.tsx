import type { ReactNode } from 'react'

type PostCoverProps = { cover: string; isFirst?: boolean | undefined; className: string }

/**
 * The cover of a post, cropped to the size that `className` sets. The cover has an empty
 * alternative text, because the title beside the cover names the article. A cover with `isFirst` is
 * on the first screen and is not loaded lazily.
 */
export function PostCover({ cover, isFirst, className }: PostCoverProps): ReactNode {
  const look = `object-cover bg-wash rounded-2xl ${className}`
  const loading = isFirst ? undefined : 'lazy'
  return (
    <img
      className={look}
      src={cover}
      alt=""
      aria-hidden="true"
      width="480"
      height="360"
      loading={loading}
    />
  )
}
