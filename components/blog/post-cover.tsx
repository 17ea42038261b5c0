import type { ReactNode } from 'react'

type PostCoverProps = { cover: string; isFirst?: boolean | undefined; className: string }

/**
 * The cover of a post, cropped to its box. It is decoration: the title beside it names the article.
 * With `isFirst` it stands on the first screen and is fetched at once.
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
