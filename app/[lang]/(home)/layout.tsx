import type { ReactNode } from 'react'
import { SiteDocument } from '#components/layout/site-document'
import { sheets } from '#app/sheets'

export { generateStaticParams, metadata, viewport } from '#components/layout/site-document'

/**
 * Seconds after which Next renders a page again. Caches in front of the site keep a page for the
 * same time. Next's default is a year, so these caches would serve old pages long after a deploy.
 */
export const revalidate = 300

export default function Layout({ children }: LayoutProps<'/[lang]'>): ReactNode {
  return <SiteDocument styles={sheets.home}>{children}</SiteDocument>
}
