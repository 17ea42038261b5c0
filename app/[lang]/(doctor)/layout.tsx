import type { ReactNode } from 'react'
import { SiteDocument } from '#components/layout/site-document'
import { sheets } from '#app/sheets'

export { generateStaticParams, metadata, viewport } from '#components/layout/site-document'

/**
 * In seconds: Next renders a page again after this time. With Next's default, a year, caches in
 * front of the site would keep pages of an earlier deploy.
 */
export const revalidate = 300

/** Pages with the style sheet `app/doctor.pcss`. */
export default function Layout({ children }: LayoutProps<'/[lang]'>): ReactNode {
  return <SiteDocument styles={sheets.doctor}>{children}</SiteDocument>
}
