import type { ReactNode } from 'react'
import { SiteDocument } from '#components/layout/site-document'
import { sheets } from '#app/sheets'

export { generateStaticParams, metadata, viewport } from '#components/layout/site-document'

/** Seconds after which a page is rendered again. Next's default, a year, would outlive a deploy. */
export const revalidate = 300

/** Pages with the style sheet `app/article.pcss`. */
export default function Layout({ children }: LayoutProps<'/[lang]'>): ReactNode {
  return <SiteDocument styles={sheets.article}>{children}</SiteDocument>
}
