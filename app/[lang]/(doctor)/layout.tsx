import type { ReactNode } from 'react'
import { SiteDocument } from '#components/layout/site-document'
import { sheets } from '#app/sheets'

export { generateStaticParams, metadata, viewport } from '#components/layout/site-document'

/**
 * Seconds after which Next renders a page again. With Next's default, a year, caches in front of
 * the site would keep pages of an earlier deploy.
 */
export const revalidate = 300

export default function Layout({ children }: LayoutProps<'/[lang]'>): ReactNode {
  return <SiteDocument styles={sheets.doctor}>{children}</SiteDocument>
}
