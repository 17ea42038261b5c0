import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { NotFoundPage } from '#components/layout/not-found-page'
import { errorMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = async (): Promise<Metadata> =>
  errorMetadata((await getTranslations('NotFound'))('gone'))

/** What the middleware serves, with status 410, at the address of an article that was taken off the site. */
export default function Gone(): ReactNode {
  return <NotFoundPage isGone />
}
