import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { NotFoundPage } from '#components/layout/not-found-page'
import { errorMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = async (): Promise<Metadata> =>
  errorMetadata((await getTranslations('NotFound'))('gone'))

/** The middleware serves this page with status 410 at the address of a removed article. */
export default function Gone(): ReactNode {
  return <NotFoundPage isGone />
}
