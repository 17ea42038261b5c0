type Props = {
  cover: string
  /** Stands on the first screen: fetched at once. */
  isFirst?: boolean | undefined
}

/** The cover of a post, cropped to its box. Decoration: the title beside it names the article. */
export function Cover({ cover, isFirst }: Props) {
  return (
    <img
      className="cover"
      src={cover}
      alt=""
      aria-hidden="true"
      width="480"
      height="360"
      loading={isFirst ? undefined : 'lazy'}
    />
  )
}
