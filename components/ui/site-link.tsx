import Link from 'next/link'
import type { ComponentProps } from 'react'

/**
 * Link to another page of the site. Nothing is prefetched: visitors are on phones and pay for what they never open.
 * For a section of a page use a plain `<a href="#…">`, which also works before any script has run.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link prefetch={false} {...props} />
}
