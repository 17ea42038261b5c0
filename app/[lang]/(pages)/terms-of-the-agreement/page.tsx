import type { ReactNode } from 'react'
import { LegalDocument } from '#components/sections/legal-document'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = () => pageMetadata('terms')

export default function TermsPage(): ReactNode {
  return <LegalDocument page="terms" name="terms" hasRequisites />
}
