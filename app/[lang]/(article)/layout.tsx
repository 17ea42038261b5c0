import type { ReactNode } from 'react'
import { SiteDocument } from '#components/layout/site-document'
import { sheets } from '#app/sheets'

export { generateStaticParams, metadata, viewport } from '#components/layout/site-document'

/**
 * Seconds after which Next renders a page again, and for which caches in front of the site keep a
 * page. Next's default is a year: after a deploy, these caches would still serve old pages.
 */
export const revalidate = 300

export default function Layout({ children }: LayoutProps<'/[lang]'>): ReactNode {
  return <SiteDocument styles={sheets.article}>{children}</SiteDocument>
}
