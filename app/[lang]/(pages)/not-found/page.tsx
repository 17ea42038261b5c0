import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { NotFoundPage } from '#components/layout/not-found-page'
import { notFoundMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = (): Promise<Metadata> => notFoundMetadata()

/** The middleware serves this page with status 404 for every unknown path. */
export default function NotFound(): ReactNode {
  return <NotFoundPage />
}
