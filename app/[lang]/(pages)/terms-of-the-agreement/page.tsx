import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { LegalDocument } from '#components/sections/legal-document'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('terms')

export default function TermsPage(): ReactNode {
  return <LegalDocument page="terms" name="terms" hasRequisites />
}
