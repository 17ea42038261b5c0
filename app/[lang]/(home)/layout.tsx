import type { ReactNode } from 'react'
import { SiteDocument } from '#components/layout/site-document'
import { sheets } from '#app/sheets'

export { generateStaticParams, metadata, viewport } from '#components/layout/site-document'

/**
 * In seconds: caches in front of the site keep a page for this time. With Next's default, a year,
 * they would keep pages of an earlier deploy.
 */
export const revalidate = 300

/** Pages with the style sheet `app/home.pcss`. */
export default function Layout({ children }: LayoutProps<'/[lang]'>): ReactNode {
  return <SiteDocument styles={sheets.home}>{children}</SiteDocument>
}
